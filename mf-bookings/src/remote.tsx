import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-bookings', {
  HostProvider,
  views: {
    'hall-booking': async () => (await import('./hall/hall-booking-view.tsx')).HallBookingView,
    'three-bedroom-booking': async () =>
      (await import('./stay/stay-booking-views.tsx')).ThreeBedroomBookingView,
    'two-bedroom-booking': async () => (await import('./stay/stay-booking-views.tsx')).TwoBedroomBookingView,
    'standard-suite-booking': async () =>
      (await import('./stay/stay-booking-views.tsx')).StandardSuiteBookingView,
    'deluxe-suite-booking': async () =>
      (await import('./stay/stay-booking-views.tsx')).DeluxeSuiteBookingView,
    'concert-booking': async () => (await import('./stay/stay-booking-views.tsx')).ConcertBookingView,
    'family-payment': async () => (await import('./family/family-payment-view.tsx')).FamilyPaymentView,
    'booking-change': async () => (await import('./change/booking-change-view.tsx')).BookingChangeView,
    privacy: async () => (await import('./privacy/privacy-view.tsx')).PrivacyView,
    'bookings-on-this-device': async () =>
      (await import('./device/bookings-on-this-device-view.tsx')).BookingsOnThisDeviceView,
  },
  fragments: {},
});
