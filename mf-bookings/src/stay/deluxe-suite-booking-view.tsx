import { deluxeSuite } from './booking/places.ts';
import { StayBooking } from './stay-booking.tsx';

/** `/deluxe-hotel-bookings` (B-04). */
export function DeluxeSuiteBookingView() {
  return <StayBooking place={deluxeSuite} />;
}
