import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

/** One page for five places. */
const stayViews = () => import('./stay/stay-booking-views.tsx');

/** The code of everything that the manifest declares. */
export const remote = defineRemote('mf-bookings', {
  HostProvider,
  views: {
    'hall-booking': async () => (await import('./hall/hall-booking-view.tsx')).HallBookingView,
    'three-bedroom-booking': async () => (await stayViews()).ThreeBedroomBookingView,
    'two-bedroom-booking': async () => (await stayViews()).TwoBedroomBookingView,
    'standard-suite-booking': async () => (await stayViews()).StandardSuiteBookingView,
    'deluxe-suite-booking': async () => (await stayViews()).DeluxeSuiteBookingView,
    'concert-booking': async () => (await stayViews()).ConcertBookingView,
    'family-payment': async () => (await import('./family/family-payment-view.tsx')).FamilyPaymentView,
    'booking-change': async () => (await import('./change/booking-change-view.tsx')).BookingChangeView,
    privacy: async () => (await import('./privacy/privacy-view.tsx')).PrivacyView,
    'bookings-on-this-device': async () =>
      (await import('./device/bookings-on-this-device-view.tsx')).BookingsOnThisDeviceView,
  },
  fragments: {},
});
