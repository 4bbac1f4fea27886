import type { CalendarDate } from '@venue/shared/dates.ts';
import { patienceOf, silenceText } from '../payment/silence-words.ts';
import { standingOf } from '../payment/standing-of.ts';
import type { Place } from '../stay/booking/places.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { periodWords, unitsWords } from '../stay/booking/stay-words.ts';
import { paymentStanding, sumName, untoldWords } from './payment-standing.ts';
import type { RowWords } from './row-words.ts';

/** Whether the venue has to hear of it, and has not. */
function isUntold({ notice, state }: StayRecord): boolean {
  return notice.mail !== 'sent' && state !== 'opened';
}

/** Whoever comes before an answer would is told to call, as long as that day is not over. */
function comingWords(record: StayRecord, today: CalendarDate): string {
  const waits = standingOf(record) !== 'paid' || record.from < today || patienceOf(record) === 'a-day';
  return waits ? '' : ` ${silenceText(record)}`;
}

/** A stay or a day of the concert space, as it is read on a day. */
export function stayRowWords(place: Place, record: StayRecord, today: CalendarDate): RowWords {
  const { naira, units, name, state, reference } = record;
  const standing = paymentStanding(record, 'Paid');
  const period = periodWords(place, record);
  return {
    number: `${state === 'paid' ? 'Receipt' : 'Reference'} ${reference}`,
    title: place.name,
    // One day says nothing that the date does not.
    when: place.unit === 'day' ? period : `${period}, ${unitsWords(place, units)}`,
    what: name ? `For ${name}` : place.listing.title,
    ...standing,
    detail: standing.detail + comingWords(record, today) + (isUntold(record) ? untoldWords : ''),
    sums: [{ naira, name: sumName(record) }],
  };
}
