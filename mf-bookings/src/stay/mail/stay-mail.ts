import { formatLongDate } from '@venue/shared/dates.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { MailField } from '../../mail/mail-field.ts';
import { dateSpanWords } from '../../time/date-span.ts';
import { numericMomentInLagos } from '../../time/moment-in-words.ts';
import { answerTimeOf } from '../../payment/silence-words.ts';
import { paymentMailWords } from '../../payment/standing-words.ts';
import { standingOf } from '../../payment/standing-of.ts';
import { placeOf } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { arrivalWords, unitsWords } from '../booking/stay-words.ts';
import { stayMailLabels, stayMailSubject } from './stay-mail-labels.ts';

type StayMailName = keyof typeof stayMailLabels;

const notGiven = 'Not given';

/** The guest is told to call where an answer cannot come in time. */
const haste = {
  none: ', before an answer is due: please answer at once',
  'until-they-come': ', the day on which an answer is due: please answer by noon',
  'a-day': '',
} as const;

/** The sum, with the days that it was paid for where a stay was moved to more or fewer. */
function paidWords({ naira, units, rate, changes }: StayRecord): string {
  const [first] = changes?.moved ?? [];
  const sum = formatNaira(naira);
  if (!first || units * rate === naira) return sum;
  return `${sum}, paid for ${dateSpanWords(first.from)}, before it was moved`;
}

function values(record: StayRecord): Record<StayMailName, string> {
  const { reference, from, to, units, rate, at, name, arrival, contact, terms } = record;
  const place = placeOf(record.place);
  return {
    reference,
    place: place.name,
    firstDay: `${formatLongDate(from)}${haste[answerTimeOf(record)]}`,
    arrival: arrival === '' ? notGiven : arrivalWords(record),
    lastDay: formatLongDate(to),
    length: unitsWords(place, units),
    rate: `${formatNaira(rate)} a ${place.unit}`,
    sum: paidWords(record),
    payment: paymentMailWords[standingOf(record)],
    paidAt: numericMomentInLagos(at),
    name: name || notGiven,
    email: contact.email,
    phone: contact.phone || notGiven,
    terms: terms.join(' ') || 'None are set',
  };
}

/** What the venue is told of a paid stay; the names are the keys of the e-mail's template. */
export function stayMailFields(record: StayRecord): MailField[] {
  const labels: Readonly<Record<string, string>> = stayMailLabels;
  return Object.entries(values(record)).map(([name, value]) => ({
    name,
    label: labels[name] ?? name,
    value,
  }));
}

/** The same as a text for people. */
export function stayLetter(record: StayRecord): string {
  return letterOf(stayMailSubject, stayMailFields(record));
}
