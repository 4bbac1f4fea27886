import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { isPaidLate } from '../hall/booking/booking.ts';
import { linkPaymentFields } from '../hall/mail/payment-mail.ts';
import { choiceName } from '../hall/text/payment-names.ts';
import type { MailField } from '../mail/venue-mail.ts';
import type { FamilyRecord } from './family-ledger.ts';

const unknown = { name: '', email: '', phone: '' };

/** The e-mail to the venue about a payment for someone else's invoice. */
export function familyMailFields(record: FamilyRecord): MailField[] {
  const { payer = unknown, firstName } = record;
  return linkPaymentFields({
    payable: record,
    payment: record,
    payer,
    bookedBy: firstName,
  });
}

const openings = {
  paid: 'I paid',
  confirmed: 'I paid',
  denied: 'My payment is not confirmed yet, so please do not count on it:',
  pending: 'My transfer is on its way:',
  unresolved: 'I may have paid',
} as const;

/** The payer's message to the person who booked. */
export function familyMessage(record: FamilyRecord): string {
  const { naira, details, invoice, reference, payer } = record;
  const late = isPaidLate(record, record)
    ? ' The invoice had already expired: ask the venue whether the hall is still free.'
    : '';
  return `${openings[record.status]} ${formatNaira(naira)} (${choiceName(record).toLowerCase()}) for ${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}. Reference ${reference}.${late}${payer ? ` Paid by ${payer.name}` : ''}`;
}
