import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';

/** What this remote contributes and needs. */
export const manifest = {
  name: 'mf-marketing',
  views: {
    home: {
      address: '/',
      links: [
        { in: 'header', position: 10, title: 'Home' },
        { in: 'not-found', position: 10, title: 'Home' },
        { in: 'offline', position: 10, title: 'Home' },
      ],
    },
    overview: {
      address: '/about/overview',
      group: 'about',
      links: [
        { in: 'header/about', position: 10, title: 'Overview', note: 'The venue and the idea' },
        { in: 'footer/about', position: 10, title: 'Overview' },
      ],
    },
    'our-team': {
      address: '/about/our-team',
      group: 'about',
      links: [
        { in: 'header/about', position: 20, title: 'Our team', note: 'The people behind the day' },
        { in: 'footer/about', position: 20, title: 'Our team' },
      ],
    },
    'wedding-events': {
      address: '/events/wedding-events',
      group: 'events',
      links: [
        { in: 'header/events', position: 10, title: 'Weddings', note: 'Engagement, church, reception' },
        { in: 'footer/events', position: 10, title: 'Weddings' },
      ],
    },
    'social-events': {
      address: '/events/social-events',
      group: 'events',
      links: [
        { in: 'header/events', position: 20, title: 'Social events', note: 'Birthdays and remembrance' },
        { in: 'footer/events', position: 20, title: 'Social events' },
      ],
    },
    'corporate-events': {
      address: '/events/corporate-events',
      group: 'events',
      links: [
        { in: 'header/events', position: 30, title: 'Corporate events', note: 'Seminars and launches' },
        { in: 'footer/events', position: 30, title: 'Corporate events' },
      ],
    },
    hotels: {
      address: '/facilities/{brand.slug}-hotels',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 10, title: 'Hotels', note: 'Rooms by the night' },
        { in: 'not-found', position: 30, title: 'Rooms' },
      ],
    },
    apartments: {
      address: '/facilities/{brand.slug}-apartments',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 20, title: 'Apartments', note: 'With a kitchen of your own' },
      ],
    },
    'event-center': {
      address: '/facilities/{brand.slug}-event-center',
      group: 'facilities',
      links: [
        {
          in: 'header/facilities',
          position: 30,
          title: 'Event center',
          note: 'Up to {capacities.eventCenter} guests',
        },
      ],
    },
    'event-hall': {
      address: '/facilities/{brand.slug}-event-hall',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 40, title: 'Halls', note: 'Prices, plans and dates' },
        { in: 'not-found', position: 20, title: 'Halls' },
      ],
    },
    'conference-hall': {
      address: '/facilities/{brand.slug}-conference-hall',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 50, title: 'Conference hall', note: 'Layouts and quotes' },
      ],
    },
    'concert-space': {
      address: '/facilities/{brand.slug}-concert-space',
      group: 'facilities',
      links: [{ in: 'header/facilities', position: 60, title: 'Concert space', note: 'Hired by the day' }],
    },
    'on-the-move': {
      address: '/facilities/{brand.slug}onthemove',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 70, title: 'On the move', note: 'Car rental and photo booth' },
      ],
    },
    cinema: {
      address: '/facilities/{brand.slug}-cinema',
      group: 'facilities',
      links: [{ in: 'header/facilities', position: 80, title: 'Cinema', note: 'Red seats, one screen' }],
    },
    'night-club': {
      address: '/facilities/{brand.slug}-night-club',
      group: 'facilities',
      links: [
        {
          in: 'header/facilities',
          position: 90,
          title: 'Night club',
          note: '{capacities.nightClub} guests',
        },
      ],
    },
    lounge: {
      address: '/facilities/{brand.slug}-lounge',
      group: 'facilities',
      links: [
        { in: 'header/facilities', position: 100, title: 'Lounge', note: '{capacities.lounge} guests' },
      ],
    },
    cafe: {
      address: '/facilities/{brand.slug}-cafe',
      group: 'facilities',
      links: [{ in: 'header/facilities', position: 110, title: 'Cafe', note: '{capacities.cafe} guests' }],
    },
    gallery: {
      address: '/media/our-gallery',
      group: 'media',
      links: [
        { in: 'header/media', position: 10, title: 'Our gallery', note: 'Halls, rooms and the court' },
        { in: 'footer/media', position: 10, title: 'Our gallery' },
      ],
    },
    'latest-news': {
      address: '/media/latest-news',
      group: 'media',
      links: [
        { in: 'header/media', position: 20, title: 'Latest news', note: 'What is happening here' },
        { in: 'footer/media', position: 20, title: 'Latest news' },
      ],
    },
    'festival-article': { address: '/media/latest-news/1', group: 'media' },
    career: {
      address: '/career',
      offline: [],
      links: [
        { in: 'header', position: 80, title: 'Career' },
        { in: 'footer/about', position: 80, title: 'Career' },
      ],
    },
    questions: {
      address: '/questions',
      group: 'events',
      links: [{ in: 'footer/events', position: 80, title: 'Questions' }],
    },
    terms: {
      address: '/terms-and-conditions',
      links: [{ in: 'footer/media', position: 90, title: 'Terms and conditions' }],
    },
  },
  fragments: {},
  mailForms: [],
  accepts: {},
  hands: {
    'mf-bookings/hall-wishes': {
      hall: 'choice',
      eventDate: 'date',
      startTime: 'time',
      endTime: 'time',
      noOfPeople: 'count',
      addInfo: 'text',
    },
    'mf-bookings/stay-dates': { checkIn: 'date', checkOut: 'date', arrival: 'time' },
    'mf-forms/application': { job: 'text' },
    'mf-forms/quote': { estimatedGuests: 'count', eventDate: 'date', message: 'text' },
  },
} as const satisfies RemoteManifest;

declare module '@venue/shared/contract/site-parts.ts' {
  interface SiteParts {
    'mf-marketing': typeof manifest;
  }
}
