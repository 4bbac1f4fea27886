import type { MailField } from '../mail/venue-mail.ts';
import { linkPaymentFields } from '../hall/mail/payment-mail.ts';
import type { FamilyRecord } from './family-record.ts';

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
