import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';

export const manifest = {
  name: 'mf-forms',
  views: {
    contact: {
      address: '/contact-us',
      offline: [],
      links: [
        { in: 'header', position: 90, title: 'Contact' },
        { in: 'footer/about', position: 90, title: 'Contact' },
        { in: 'not-found', position: 40, title: 'Contact' },
        { in: 'offline', position: 40, title: 'Contact' },
      ],
    },
    'request-quote': {
      address: '/request-quote',
      group: 'events',
      offline: [],
      links: [{ in: 'footer/events', position: 90, title: 'Request a quote' }],
    },
    visit: {
      address: '/visit',
      group: 'about',
      offline: [],
      links: [{ in: 'footer/about', position: 85, title: 'Visit us' }],
    },
    'newsletter-page': {
      address: '/media/newsletter',
      group: 'media',
      offline: [],
      links: [
        { in: 'header/media', position: 30, title: 'Newsletter', note: 'Open dates by e-mail' },
        { in: 'footer/media', position: 30, title: 'Newsletter' },
      ],
    },
  },
  fragments: {
    callback: { slot: 'footer' },
    newsletter: {},
    'car-rental': {},
    'on-the-move-quote': {},
    'gallery-quote': {},
    'career-application': {},
  },
  mailForms: [
    'contact',
    'callback',
    'newsletter',
    'carRental',
    'onTheMoveQuote',
    'galleryQuote',
    'requestQuote',
    'career',
    'visit',
  ],
  accepts: {
    visit: {
      kept: 'device',
      values: {
        places: [
          'Halls',
          'Event center',
          'Conference hall',
          'Concert space',
          'Hotel',
          'Apartments',
          'Night club',
          'Lounge',
          'Cafe',
          'Cinema',
        ],
      },
    },
    application: { kept: 'device', values: { job: 'text' } },
    quote: {
      kept: 'device',
      values: {
        occasion: [
          'A wedding',
          'A birthday or anniversary',
          'Another family event',
          'A burial or remembrance',
          'A concert or show',
          'A conference or seminar',
          'A company’s event',
          'A stay',
          'Something else',
        ],
        place: [
          'Halls',
          'Event center',
          'Conference hall',
          'Concert space',
          'Night club',
          'Lounge',
          'Cafe',
          'Cinema',
          'Hotel',
          'Apartments',
          'On the move: car or photo booth',
        ],
        layout: ['Banquet', 'Theatre', 'Classroom', 'Horseshoe', 'Boardroom'],
        estimatedGuests: 'count',
        eventDate: 'date',
        message: 'text',
      },
    },
  },
  hands: {},
} as const satisfies RemoteManifest;

declare module '@venue/shared/contract/site-parts.ts' {
  interface SiteParts {
    'mf-forms': typeof manifest;
  }
}
