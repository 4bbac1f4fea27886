import type { Place } from '../stay/places.ts';
import type { StayRecord } from '../stay/stay-record.ts';
import { periodWords, unitsWords } from '../stay/stay-words.ts';
import { paymentStanding, sumName } from './payment-standing.ts';
import type { RowWords } from './row-words.ts';

/** A stay or a day of the concert space. */
export function stayRowWords(place: Place, record: StayRecord): RowWords {
  const { naira, units, name } = record;
  const period = periodWords(place, record);
  return {
    title: place.name,
    // One day says nothing that the date does not.
    when: place.unit === 'day' ? period : `${period}, ${unitsWords(place, units)}`,
    what: name ? `For ${name}.` : `${place.listing.name}.`,
    ...paymentStanding(record, 'Paid'),
    sum: { naira, name: sumName(record) },
  };
}
