import type { MailField } from '../mail/mail-field.ts';
import { linkPaymentFields } from '../hall/mail/payment-mail.ts';
import type { FamilyRecord } from './family-record.ts';

const unknown = { name: '', email: '', phone: '' };

/** What the venue is told of a payment for somebody else's invoice. */
export function familyMailFields(record: FamilyRecord): MailField[] {
  const { payer = unknown, firstName } = record;
  return linkPaymentFields({
    payable: record,
    payment: record,
    payer,
    bookedBy: firstName,
  });
}
