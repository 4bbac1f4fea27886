import { type LetterLine, letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { cancelledWords } from '../../kept-changes/change-words.ts';
import type { Letter } from '../../controls/not-answered.tsx';
import { momentInWords } from '../../time/moment-in-words.ts';
import { silenceText } from '../../payment/silence-words.ts';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { momentName, sumName } from '../../payment/standing-words.ts';
import { arrivalWords, periodWords } from '../booking/stay-words.ts';

/** Whether it is confirmed by the venue, or cancelled. */
function standing(record: StayRecord): LetterLine {
  const cancelled = cancelledWords(record);
  if (cancelled !== undefined) return { label: 'Cancelled', value: cancelled };
  return record.isConfirmed
    ? { label: 'Confirmed by the venue', value: 'yes, as the guest has noted' }
    : { label: 'Not confirmed yet', value: silenceText(record) };
}

/** What the receipt says, as a text that visitors can send themselves. */
export function receiptLetter(place: Place, record: StayRecord): Letter {
  const subject = `${sumName(record)}: ${place.name}`;
  const lines = [
    { label: 'Dates', value: periodWords(place, record) },
    ...(record.arrival === '' ? [] : [{ label: 'Arrival', value: arrivalWords(record) }]),
    { label: 'Name', value: record.name },
    { label: 'Sum', value: formatNaira(record.naira) },
    { label: 'Reference', value: record.reference },
    { label: momentName(record), value: momentInWords(record.at) },
    standing(record),
  ];
  return { subject, text: letterOf(subject, lines) };
}
