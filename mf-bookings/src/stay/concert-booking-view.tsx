import { concertSpace } from './booking/places.ts';
import { StayBooking } from './stay-booking.tsx';

/** `/concert-space-bookings` (B-05). */
export function ConcertBookingView() {
  return <StayBooking place={concertSpace} />;
}
