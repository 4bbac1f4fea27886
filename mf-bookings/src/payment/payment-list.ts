import type { MailState } from '../mail/mail-state.ts';
import type { PaymentFinding, PaymentRecord } from './payment-record.ts';

/** Payments that this device keeps, each under its reference; wherever they are kept. */
export type PaymentList<Payment extends PaymentRecord> = {
  keep: (record: Payment) => void;
  forget: (reference: string) => void;
  /** The record as the device knows it by now: another tab may have changed it. */
  latest: (record: Payment) => Payment;
  /** Notes what was found out about a payment, and gives its record where it is another by that. */
  note: (lookedUp: Payment, finding: PaymentFinding) => Payment | undefined;
  /** Notes what became of the e-mail that tells the venue of it, if the device still has it; gives the record with that. */
  noteMail: (record: Payment, mail: MailState) => Payment;
};

/**
 * A record with what was found out about it; undefined where it stands by now so that this says nothing of it. What was
 * confirmed stays so: a denial that comes later was asked for earlier. A transfer that has ended is a card form again in
 * which nobody has seen a payment.
 */
function recordWithFinding<Payment extends PaymentRecord>(
  record: Payment,
  finding: PaymentFinding,
): Payment | undefined {
  const { state, check } = record;
  if (finding === 'confirmed') return { ...record, state: 'paid', check: 'confirmed' };
  if (finding === 'ended') return state === 'pending' ? { ...record, state: 'unresolved' } : undefined;
  return state === 'paid' && check !== 'confirmed' ? { ...record, check: 'denied' } : undefined;
}

/** The payments of whatever keeps them: `read` and `write` take all of them at once. */
export function paymentList<Payment extends PaymentRecord>(
  read: () => readonly Payment[],
  write: (records: Payment[]) => void,
): PaymentList<Payment> {
  const find = (wanted: string) => read().find(({ reference }) => reference === wanted);
  const others = (left: string) => read().filter(({ reference }) => reference !== left);
  const keep = (record: Payment) => write([...others(record.reference), record]);
  return {
    keep,
    forget: (reference) => write(others(reference)),
    latest: (record) => find(record.reference) ?? record,
    note: ({ reference, naira }, finding) => {
      const found = find(reference);
      // Over another sum it is another device's, under the same reference: the look-up was not about that one.
      const noted = found?.naira === naira ? recordWithFinding(found, finding) : undefined;
      if (noted) keep(noted);
      return noted;
    },
    noteMail: (record, mail) => {
      const known = find(record.reference);
      // What somebody says to have paid under that reference meanwhile is not what the e-mail was about.
      if (known && known.state !== 'reported') keep({ ...known, mail });
      return { ...record, mail };
    },
  };
}
