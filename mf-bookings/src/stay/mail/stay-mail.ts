import { formatMessage, type MessageLine } from '@venue/shared/email/message-text.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { cancelledText } from '../../change-history/change-text.ts';
import type { MailField } from '../../mail/venue-mail.ts';
import { isToCallFirst, noReplyText } from '../../payment/no-reply.ts';
import { venueText, momentLabel, statusLabel } from '../../payment/payment-status-text.ts';
import { dateSpanText } from '../../time/date-span.ts';
import { numericMomentInLagos, momentInWords } from '../../time/moment-in-words.ts';
import { placeOf, type Place } from '../booking/places.ts';
import { nightsOrDays } from '../booking/stay-cost.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { termSentences } from '../booking/stay-terms.ts';
import { arrivalText, nightsOrDaysText, periodText } from '../booking/stay-text.ts';

/** Subject of the e-mail, and first line of the same text as a message. */
export const stayMailSubject = 'A booking was made on the site';

const notGiven = 'Not given';

/** The amount, with the dates that it was paid for if the stay was moved to more or fewer nights. */
function paidText(record: StayRecord): string {
  const [first] = record.changes?.moved ?? [];
  const sum = formatNaira(record.naira);
  const units = nightsOrDays(placeOf(record.place), record);
  if (!first || units * record.rate === record.naira) return sum;
  return `${sum}, paid for ${dateSpanText(first.from)}, before it was moved`;
}

/** The e-mail to the venue; the names are the keys of its template. */
export function stayMailFields(record: StayRecord): MailField[] {
  const { reference, from, to, rate, at, name, arrival, contact, terms } = record;
  const place = placeOf(record.place);
  return [
    { name: 'reference', label: 'Payment reference', value: reference },
    { name: 'place', label: 'Booked', value: place.name },
    {
      name: 'firstDay',
      label: 'Check-in (or day)',
      value: formatLongDate(from) + (isToCallFirst(record) ? ', which is soon: please answer at once' : ''),
    },
    { name: 'arrival', label: 'Arrives', value: arrival === '' ? notGiven : arrivalText(record) },
    { name: 'lastDay', label: 'Check-out (or same day)', value: formatLongDate(to) },
    { name: 'length', label: 'Length', value: nightsOrDaysText(place, record) },
    { name: 'rate', label: 'Rate', value: `${formatNaira(rate)} a ${place.unit}` },
    { name: 'sum', label: 'Amount', value: paidText(record) },
    { name: 'payment', label: 'Payment', value: venueText(record) },
    { name: 'paidAt', label: 'Time', value: numericMomentInLagos(at) },
    { name: 'name', label: 'Guest', value: name || notGiven },
    { name: 'email', label: 'E-mail', value: contact.email },
    { name: 'phone', label: 'Phone', value: contact.phone || notGiven },
    { name: 'terms', label: 'Terms agreed to', value: termSentences(terms).join(' ') || 'None set' },
  ];
}

/** The same as plain text. */
export function stayMessage(record: StayRecord): string {
  return formatMessage(stayMailSubject, stayMailFields(record));
}

function statusLine(record: StayRecord): MessageLine {
  const cancelled = cancelledText(record);
  if (cancelled !== undefined) return { label: 'Cancelled', value: cancelled };
  return record.isConfirmed
    ? { label: 'Confirmed by the venue', value: 'yes, according to the guest' }
    : { label: 'Not confirmed yet', value: noReplyText(record) };
}

/** The receipt as a message that visitors can send to themselves. */
export function receiptMessage(place: Place, record: StayRecord): { subject: string; text: string } {
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
  return { subject, text: formatMessage(subject, lines) };
}
