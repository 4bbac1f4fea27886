import { standardSuite } from './booking/places.ts';
import { StayBooking } from './stay-booking.tsx';

/** `/standard-hotel-bookings` (B-03). */
export function StandardSuiteBookingView() {
  return <StayBooking place={standardSuite} />;
}
