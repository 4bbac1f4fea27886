import { type LetterLine, letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { cancelledText } from '../../change-history/change-text.ts';
import type { Letter } from '../../controls/not-answered.tsx';
import { momentInWords } from '../../time/moment-in-words.ts';
import { noReplyText } from '../../payment/no-reply.tsx';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { momentLabel, statusLabel } from '../../payment/payment-status-text.ts';
import { arrivalText, periodText } from '../booking/stay-text.ts';

function statusLine(record: StayRecord): LetterLine {
  const cancelled = cancelledText(record);
  if (cancelled !== undefined) return { label: 'Cancelled', value: cancelled };
  return record.isConfirmed
    ? { label: 'Confirmed by the venue', value: 'yes, according to the guest' }
    : { label: 'Not confirmed yet', value: noReplyText(record) };
}

/** The receipt as a message that visitors can send to themselves. */
export function receiptLetter(place: Place, record: StayRecord): Letter {
  const subject = `${statusLabel(record)}: ${place.name}`;
  const lines = [
    { label: 'Dates', value: periodText(place, record) },
    ...(record.arrival === '' ? [] : [{ label: 'Arrival', value: arrivalText(record) }]),
    { label: 'Name', value: record.name },
    { label: 'Amount', value: formatNaira(record.naira) },
    { label: 'Reference', value: record.reference },
    { label: momentLabel(record), value: momentInWords(record.at) },
    statusLine(record),
  ];
  return { subject, text: letterOf(subject, lines) };
}
