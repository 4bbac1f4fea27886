import { formatLongDate } from '@venue/shared/dates.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { MailField } from '../mail/mail-field.ts';
import { numericMoment } from '../moments/numeric-moment.ts';
import { standingOf } from '../payment/payment-record.ts';
import { placeOf } from './places.ts';
import type { StayRecord } from './stay-record.ts';
import { unitsWords } from './stay-words.ts';

const lookItUp = 'Look the reference up on the payment provider’s dashboard before you confirm the booking.';

/** How the money stands, for whoever reads the venue's mail: a page can be wrong, the provider's dashboard is not. */
const payments = {
  paid: `The card form said that it was paid. ${lookItUp}`,
  pending: `A bank transfer was announced, and has not arrived yet. ${lookItUp}`,
  denied: `Not confirmed: the payment company’s records do not show it. ${lookItUp}`,
  opened: `A card form was opened, and no payment was seen. ${lookItUp}`,
} as const;

/** First line of the e-mail, and of the same words by other ways. */
export const stayMailSubject = 'A booking was paid on the site';

function guestFields({ name, notice }: StayRecord): MailField[] {
  return [
    { name: 'name', label: 'Guest', value: name || 'Not given' },
    { name: 'email', label: 'E-mail', value: notice?.email ?? '' },
    { name: 'phone', label: 'Phone', value: notice?.phone || 'Not given' },
  ];
}

/** What the venue is told of a paid stay; the names are the keys of the e-mail's template. */
export function stayMailFields(record: StayRecord): MailField[] {
  const { reference, from, to, units, rate, naira, at, terms = [] } = record;
  const place = placeOf(record.place);
  return [
    { name: 'reference', label: 'Payment reference', value: reference },
    { name: 'place', label: 'Booked', value: `${place.name}, ${place.listing.name}` },
    { name: 'firstDay', label: place.unit === 'day' ? 'Day' : 'Check-in', value: formatLongDate(from) },
    { name: 'lastDay', label: place.unit === 'day' ? 'Until' : 'Check-out', value: formatLongDate(to) },
    { name: 'length', label: 'Length', value: unitsWords(place, units) },
    { name: 'rate', label: 'Rate', value: `${formatNaira(rate)} a ${place.unit}` },
    { name: 'sum', label: 'Sum', value: formatNaira(naira) },
    { name: 'payment', label: 'Payment', value: payments[standingOf(record)] },
    { name: 'paidAt', label: 'At', value: `${numericMoment(at)}, Lagos time` },
    ...guestFields(record),
    { name: 'terms', label: 'Terms agreed to', value: terms.join(' ') || 'None are set' },
  ];
}

/** The same as a text for people. */
export function stayLetter(record: StayRecord): string {
  return letterOf(stayMailSubject, stayMailFields(record));
}
