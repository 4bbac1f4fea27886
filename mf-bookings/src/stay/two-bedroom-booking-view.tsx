import { twoBedroom } from './booking/places.ts';
import { StayBooking } from './stay-booking.tsx';

/** `/two-bookings` (B-02). */
export function TwoBedroomBookingView() {
  return <StayBooking place={twoBedroom} />;
}
