import { formatLongDate } from '@venue/shared/time/dates.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import type { MailField } from '../../mail/venue-mail.ts';
import { dateSpanText } from '../../time/date-span.ts';
import { numericMomentInLagos } from '../../time/moment-in-words.ts';
import { replyTimeOf } from '../../payment/no-reply.tsx';
import { paymentMailText } from '../../payment/payment-status-text.ts';
import { paymentStatusOf } from '../../payment/payment-record.ts';
import { placeOf } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { arrivalText, unitsText } from '../booking/stay-text.ts';
import { stayMailLabels, stayMailSubject } from './stay-mail-labels.ts';

type StayMailName = keyof typeof stayMailLabels;

const notGiven = 'Not given';

/** Added to the first day, by how much time there is to answer before the stay begins. */
const urgency = {
  none: ', before an answer is due: please answer at once',
  'until-they-come': ', the day on which an answer is due: please answer by noon',
  'a-day': '',
} as const;

/** The amount, with the dates that it was paid for if the stay was moved to more or fewer nights. */
function paidText({ naira, units, rate, changes }: StayRecord): string {
  const [first] = changes?.moved ?? [];
  const sum = formatNaira(naira);
  if (!first || units * rate === naira) return sum;
  return `${sum}, paid for ${dateSpanText(first.from)}, before it was moved`;
}

function values(record: StayRecord): Record<StayMailName, string> {
  const { reference, from, to, units, rate, at, name, arrival, contact, terms } = record;
  const place = placeOf(record.place);
  return {
    reference,
    place: place.name,
    firstDay: `${formatLongDate(from)}${urgency[replyTimeOf(record)]}`,
    arrival: arrival === '' ? notGiven : arrivalText(record),
    lastDay: formatLongDate(to),
    length: unitsText(place, units),
    rate: `${formatNaira(rate)} a ${place.unit}`,
    sum: paidText(record),
    payment: paymentMailText[paymentStatusOf(record)],
    paidAt: numericMomentInLagos(at),
    name: name || notGiven,
    email: contact.email,
    phone: contact.phone || notGiven,
    terms: terms.join(' ') || 'None set',
  };
}

/** The e-mail to the venue; the names are the keys of its template. */
export function stayMailFields(record: StayRecord): MailField[] {
  const labels: Readonly<Record<string, string>> = stayMailLabels;
  return Object.entries(values(record)).map(([name, value]) => ({
    name,
    label: labels[name] ?? name,
    value,
  }));
}

/** The same as plain text. */
export function stayLetter(record: StayRecord): string {
  return letterOf(stayMailSubject, stayMailFields(record));
}
