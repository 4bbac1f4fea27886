import { threeBedroom } from './booking/places.ts';
import { StayBooking } from './stay-booking.tsx';

/** `/three-bookings` (B-01). */
export function ThreeBedroomBookingView() {
  return <StayBooking place={threeBedroom} />;
}
