import type { CalendarDate } from '@venue/shared/dates.ts';
import { silenceText } from '../payment/silence-words.ts';
import { openRequestWords, cancelledWords } from '../kept-changes/change-words.ts';
import { mailOf } from '../payment/notify-venue.ts';
import { isPaidOrPending } from '../payment/payment-record.ts';
import { standingOf } from '../payment/standing-of.ts';
import type { Place } from '../stay/booking/places.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { periodWords, unitsWords, waitsForVenue } from '../stay/booking/stay-words.ts';
import { sumName } from '../payment/standing-words.ts';
import { paymentStanding, type RowWords, type RowStatus, toldWords } from './row-words.ts';

/** Whether the venue has still to say that it is the guest's, as far as the guest has noted; not once its first day is over. */
function waits(record: StayRecord, today: CalendarDate): boolean {
  return standingOf(record) === 'paid' && !record.isConfirmed && today <= record.from;
}

/** How it stands: paid is not confirmed, and until when to wait for that is said. */
function standingWords(record: StayRecord, today: CalendarDate): RowStatus {
  const cancelled = cancelledWords(record);
  if (cancelled !== undefined) {
    return {
      mood: 'over',
      state: 'Cancelled',
      detail: `${cancelled} ${paymentStanding(record, 'Paid').detail}`,
    };
  }
  if (!waits(record, today)) return paymentStanding(record, record.isConfirmed ? 'Confirmed' : 'Paid');
  const paid = paymentStanding(record, waitsForVenue);
  return { ...paid, mood: 'waiting', detail: `${paid.detail} ${silenceText(record)}` };
}

/** A stay or a day of the concert space, as it is read on a day. */
export function stayRowWords(place: Place, record: StayRecord, today: CalendarDate): RowWords {
  const { naira, units, name, state, reference } = record;
  const standing = standingWords(record, today);
  const period = periodWords(place, record);
  return {
    number: `${state === 'paid' ? 'Receipt' : 'Reference'} ${reference}`,
    title: place.name,
    // One day says nothing that the date does not.
    when: place.unit === 'day' || units === 0 ? period : `${period}, ${unitsWords(place, units)}`,
    what: name ? `For ${name}` : place.listing.title,
    ...standing,
    detail:
      standing.detail + (isPaidOrPending(record) ? toldWords[mailOf(record)] : '') + openRequestWords(record),
    sums: naira > 0 ? [{ naira, name: sumName(record) }] : [],
  };
}
