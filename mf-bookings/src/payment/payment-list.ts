import type { MailState } from '../mail/mail-state.ts';
import type { PaymentCheck, PaymentRecord } from './payment-record.ts';

/** Payments that this device keeps, each under its reference; wherever they are kept. */
export type PaymentList<Kept extends PaymentRecord> = {
  keep: (record: Kept) => void;
  forget: (reference: string) => void;
  /** The record as the device knows it by now: another tab may have changed it. */
  latest: (record: Kept) => Kept;
  /** Notes what was found out about a payment that was made, and gives its record. */
  note: (reference: string, check: PaymentCheck) => Kept | undefined;
  /** Notes what became of the e-mail that tells the venue of it, if the device still has it; gives the record with that. */
  noteMail: (record: Kept, mail: MailState) => Kept;
};

/** The list that is read and written so. */
export function paymentList<Kept extends PaymentRecord>(
  read: () => readonly Kept[],
  write: (records: Kept[]) => void,
): PaymentList<Kept> {
  const find = (wanted: string) => read().find(({ reference }) => reference === wanted);
  const others = (left: string) => read().filter(({ reference }) => reference !== left);
  const keep = (record: Kept) => write([...others(record.reference), record]);
  return {
    keep,
    forget: (reference) => write(others(reference)),
    latest: (record) => find(record.reference) ?? record,
    note: (reference, check) => {
      const found = find(reference);
      const noted: Kept | undefined = found && { ...found, state: 'paid', check };
      if (noted) keep(noted);
      return noted;
    },
    noteMail: (record, mail) => {
      const known = find(record.reference);
      if (known) keep({ ...known, mail });
      return { ...record, mail };
    },
  };
}
