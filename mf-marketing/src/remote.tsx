import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-marketing', {
  HostProvider,
  views: {
    home: async () => (await import('./views/home/home-view.tsx')).HomeView,
    'night-club': async () => (await import('./views/night-club/night-club-view.tsx')).NightClubView,
    cafe: async () => (await import('./views/cafe/cafe-view.tsx')).CafeView,
    overview: async () => (await import('./views/overview/overview-view.tsx')).OverviewView,
    'our-team': async () => (await import('./views/our-team/our-team-view.tsx')).OurTeamView,
    'wedding-events': async () =>
      (await import('./views/wedding-events/wedding-events-view.tsx')).WeddingEventsView,
    'social-events': async () =>
      (await import('./views/social-events/social-events-view.tsx')).SocialEventsView,
    'corporate-events': async () =>
      (await import('./views/corporate-events/corporate-events-view.tsx')).CorporateEventsView,
    'latest-news': async () => (await import('./views/latest-news/latest-news-view.tsx')).LatestNewsView,
    'festival-article': async () =>
      (await import('./views/festival-article/festival-article-view.tsx')).FestivalArticleView,
    career: async () => (await import('./views/career/career-view.tsx')).CareerView,
    questions: async () => (await import('./views/questions/questions-view.tsx')).QuestionsView,
    terms: async () => (await import('./views/terms/terms-view.tsx')).TermsView,
    lounge: async () => (await import('./views/lounge/lounge-view.tsx')).LoungeView,
    cinema: async () => (await import('./views/cinema/cinema-view.tsx')).CinemaView,
    'on-the-move': async () => (await import('./views/on-the-move/on-the-move-view.tsx')).OnTheMoveView,
    hotels: async () => (await import('./views/hotels/hotels-view.tsx')).HotelsView,
    apartments: async () => (await import('./views/apartments/apartments-view.tsx')).ApartmentsView,
    'event-hall': async () => (await import('./views/event-hall/event-hall-view.tsx')).EventHallView,
    'event-center': async () => (await import('./views/event-center/event-center-view.tsx')).EventCenterView,
    'conference-hall': async () =>
      (await import('./views/conference-hall/conference-hall-view.tsx')).ConferenceHallView,
    'concert-space': async () =>
      (await import('./views/concert-space/concert-space-view.tsx')).ConcertSpaceView,
    gallery: async () => (await import('./views/gallery/gallery-view.tsx')).GalleryView,
  },
  fragments: {},
  ...(import.meta.env.SSR && {
    data: {
      'latest-news': async () => (await import('./structured-data.ts')).newsData,
      'festival-article': async () => (await import('./structured-data.ts')).longArticleData,
      career: async () => (await import('./structured-data.ts')).jobData,
    },
  }),
});
