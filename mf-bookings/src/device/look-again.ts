import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { BookingHost } from '../host.ts';
import { placeOf } from '../stay/booking/places.ts';
import type { WaitRecord } from '../wait/wait-record.ts';

/** Opens the booking form with the day or nights of a wait filled in, whatever was typed there since. */
export function lookAgain(
  { place, what, from, to, people }: WaitRecord,
  { handover, navigate }: Pick<BookingHost, 'handover' | 'navigate'>,
): void {
  if (place === 'hall') {
    const noOfPeople = people === undefined ? '' : String(people);
    handover('mf-bookings/hall-wishes').write({ eventDate: from, hall: what, noOfPeople });
    navigate(addressOf('mf-bookings/hall-booking'));
    return;
  }
  const { unit, path } = placeOf(place);
  if (unit === 'night') handover('mf-bookings/stay-dates').write({ checkIn: from, checkOut: to });
  else handover('mf-bookings/concert-day').write({ date: from });
  navigate(path);
}
