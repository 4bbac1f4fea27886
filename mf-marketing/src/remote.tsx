import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-marketing', {
  HostProvider,
  views: {
    home: () => import('./views/home/home-view.tsx').then((module) => module.HomeView),
    'night-club': () =>
      import('./views/night-club/night-club-view.tsx').then((module) => module.NightClubView),
    cafe: () => import('./views/cafe/cafe-view.tsx').then((module) => module.CafeView),
    overview: () => import('./views/overview/overview-view.tsx').then((module) => module.OverviewView),
    'our-team': () => import('./views/our-team/our-team-view.tsx').then((module) => module.OurTeamView),
    'wedding-events': () =>
      import('./views/wedding-events/wedding-events-view.tsx').then((module) => module.WeddingEventsView),
    'social-events': () =>
      import('./views/social-events/social-events-view.tsx').then((module) => module.SocialEventsView),
    'corporate-events': () =>
      import('./views/corporate-events/corporate-events-view.tsx').then(
        (module) => module.CorporateEventsView,
      ),
    'latest-news': () =>
      import('./views/latest-news/latest-news-view.tsx').then((module) => module.LatestNewsView),
    'festival-article': () =>
      import('./views/festival-article/festival-article-view.tsx').then(
        (module) => module.FestivalArticleView,
      ),
    career: () => import('./views/career/career-view.tsx').then((module) => module.CareerView),
    questions: () => import('./views/questions/questions-view.tsx').then((module) => module.QuestionsView),
    terms: () => import('./views/terms/terms-view.tsx').then((module) => module.TermsView),
    lounge: () => import('./views/lounge/lounge-view.tsx').then((module) => module.LoungeView),
    cinema: () => import('./views/cinema/cinema-view.tsx').then((module) => module.CinemaView),
    'on-the-move': () =>
      import('./views/on-the-move/on-the-move-view.tsx').then((module) => module.OnTheMoveView),
    hotels: () => import('./views/hotels/hotels-view.tsx').then((module) => module.HotelsView),
    apartments: () =>
      import('./views/apartments/apartments-view.tsx').then((module) => module.ApartmentsView),
    'event-hall': () =>
      import('./views/event-hall/event-hall-view.tsx').then((module) => module.EventHallView),
    'event-center': () =>
      import('./views/event-center/event-center-view.tsx').then((module) => module.EventCenterView),
    'conference-hall': () =>
      import('./views/conference-hall/conference-hall-view.tsx').then((module) => module.ConferenceHallView),
    'concert-space': () =>
      import('./views/concert-space/concert-space-view.tsx').then((module) => module.ConcertSpaceView),
    gallery: () => import('./views/gallery/gallery-view.tsx').then((module) => module.GalleryView),
  },
  fragments: {},
  ...(import.meta.env.SSR && {
    data: {
      'latest-news': () => import('./structured-data.ts').then((module) => module.newsData),
      'festival-article': () => import('./structured-data.ts').then((module) => module.longArticleData),
      career: () => import('./structured-data.ts').then((module) => module.jobData),
      questions: () => import('./structured-data.ts').then((module) => module.questionData),
    },
  }),
});
