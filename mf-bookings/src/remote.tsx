import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

/** The code of everything that the manifest declares. */
export const remote = defineRemote('mf-bookings', {
  HostProvider,
  views: {
    'hall-booking': async () => (await import('./hall/hall-booking-view.tsx')).HallBookingView,
    'three-bedroom-booking': async () =>
      (await import('./stay/three-bedroom-booking-view.tsx')).ThreeBedroomBookingView,
    'two-bedroom-booking': async () =>
      (await import('./stay/two-bedroom-booking-view.tsx')).TwoBedroomBookingView,
    'standard-suite-booking': async () =>
      (await import('./stay/standard-suite-booking-view.tsx')).StandardSuiteBookingView,
    'deluxe-suite-booking': async () =>
      (await import('./stay/deluxe-suite-booking-view.tsx')).DeluxeSuiteBookingView,
    'concert-booking': async () => (await import('./stay/concert-booking-view.tsx')).ConcertBookingView,
    'family-payment': async () => (await import('./family/family-payment-view.tsx')).FamilyPaymentView,
    'booking-change': async () => (await import('./change/booking-change-view.tsx')).BookingChangeView,
    privacy: async () => (await import('./privacy/privacy-view.tsx')).PrivacyView,
    'bookings-on-this-device': async () =>
      (await import('./device/bookings-on-this-device-view.tsx')).BookingsOnThisDeviceView,
  },
  fragments: {},
});
