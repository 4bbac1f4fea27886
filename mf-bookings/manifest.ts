import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';

/** A page that books or changes something is kept on the device, and the list of bookings with it. */
const offline = ['bookings-on-this-device'] as const;

/** What this remote contributes and needs. */
export const manifest = {
  name: 'mf-bookings',
  views: {
    'hall-booking': {
      address: '/event-booking-form',
      group: 'events',
      offline,
      links: [{ in: 'header/action', position: 10, title: 'Check a date' }],
    },
    'three-bedroom-booking': { address: '/three-bookings', group: 'facilities', offline },
    'two-bedroom-booking': { address: '/two-bookings', group: 'facilities', offline },
    'standard-suite-booking': { address: '/standard-hotel-bookings', group: 'facilities', offline },
    'deluxe-suite-booking': { address: '/deluxe-hotel-bookings', group: 'facilities', offline },
    'concert-booking': { address: '/concert-space-bookings', group: 'facilities', offline },
    'bookings-on-this-device': {
      address: '/my-bookings',
      offline: [],
      links: [
        { in: 'footer/base', position: 10, title: 'My bookings on this device' },
        { in: 'offline', position: 20, title: 'My bookings on this device' },
      ],
    },
    privacy: {
      address: '/privacy',
      links: [{ in: 'footer/base', position: 20, title: 'Privacy' }],
    },
    'family-payment': { address: '/family-pays', offline: [] },
    'booking-change': { address: '/change-a-booking', offline },
  },
  fragments: {},
  mailForms: ['hallInvoice', 'dateRequest', 'stayBooking', 'hallPayment', 'waitingList', 'changeRequest'],
  accepts: {
    'hall-wishes': {
      kept: 'device',
      values: {
        hall: 'choice',
        eventDate: 'date',
        startTime: 'time',
        endTime: 'time',
        noOfPeople: 'count',
        addInfo: 'text',
      },
    },
    'stay-dates': { kept: 'tab', values: { checkIn: 'date', checkOut: 'date', arrival: 'time' } },
    'concert-day': { kept: 'tab', values: { date: 'date' } },
  },
  hands: {},
} as const satisfies RemoteManifest;

declare module '@venue/shared/contract/site-parts.ts' {
  interface SiteParts {
    'mf-bookings': typeof manifest;
  }
}
