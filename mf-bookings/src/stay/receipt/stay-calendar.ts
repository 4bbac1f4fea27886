import { icalendar } from '@venue/shared/downloads/icalendar.ts';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { isToCallFirst, noReplyText } from '../../payment/no-reply.ts';
import { statusLabel } from '../../payment/payment-status-text.ts';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { arrivalText, nightsOrDaysText } from '../booking/stay-text.ts';

export function saveStayCalendar(place: Place, record: StayRecord): void {
  saveFile(`${place.name} ${record.from}.ics`, {
    content: stayCalendar(place, record),
    mediaType: 'text/calendar;charset=utf-8',
  });
}

/** The stay as an iCalendar file, from check-in to check-out. */
export function stayCalendar(place: Place, record: StayRecord): string {
  const { from, to, naira, reference, at, arrival, isConfirmed } = record;
  const arrivalSentence = arrival === '' ? '' : ` You arrive ${arrivalText(record)}.`;
  const answer = isConfirmed
    ? 'The venue has confirmed it.'
    : `The venue uses this reference to confirm it. ${noReplyText(record)}`;
  return icalendar([
    {
      uid: reference,
      writtenAt: at,
      when: { kind: 'days', first: from, last: to },
      summary: `${place.name}, ${nightsOrDaysText(place, record)}`,
      description: `${statusLabel(record)}: ${formatNaira(naira)}, reference ${reference}. ${answer}${arrivalSentence}`,
      // With less time than that, a reminder on the day before would be in the past.
      reminder: !isToCallFirst(record),
    },
  ]);
}
