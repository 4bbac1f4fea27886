import { addDays, type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { MailState } from '../mail/stored-mail.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storedList } from '../storage/stored-list.ts';
import type { z } from '../zod.ts';
import { type PaymentFinding, type PaymentRecord, mostCertainFirst } from './payment-record.ts';

/** The payments of one booking or of one kind, by reference, wherever this device stores them. */
export type PaymentStore<Payment extends PaymentRecord> = {
  save: (record: Payment) => void;
  remove: (reference: string) => void;
  /** The record as stored now: another tab may have changed it. */
  latest: (record: Payment) => Payment;
  /** Stores what verification found; returns the record if that changed it. */
  applyVerification: (verified: Payment, finding: PaymentFinding) => Payment | undefined;
  /** Stores the state of the e-mail to the venue, if the payment is still on the device. */
  recordMail: (record: Payment, mail: MailState) => Payment;
};

/**
 * The record with a finding applied; undefined if the finding no longer fits it. A confirmed payment stays confirmed: a denial that
 * arrives later was requested earlier. A transfer that has ended becomes an unresolved card payment again.
 */
function recordWithFinding<Payment extends PaymentRecord>(
  record: Payment,
  finding: PaymentFinding,
): Payment | undefined {
  const { status } = record;
  if (finding === 'confirmed') return { ...record, status: 'confirmed' };
  if (finding === 'ended') return status === 'pending' ? { ...record, status: 'unresolved' } : undefined;
  return status === 'paid' || status === 'denied' ? { ...record, status: 'denied' } : undefined;
}

/** `read` and `write` handle the whole list at once. */
export function paymentStore<Payment extends PaymentRecord>(
  read: () => readonly Payment[],
  write: (records: Payment[]) => void,
): PaymentStore<Payment> {
  const find = (reference: string) => read().find((record) => record.reference === reference);
  const others = (left: string) => read().filter(({ reference }) => reference !== left);
  const save = (record: Payment) => {
    const isKnown = find(record.reference) !== undefined;
    const replaced = read().map((known) => (known.reference === record.reference ? record : known));
    write(isKnown ? replaced : [...replaced, record]);
  };
  return {
    save,
    remove: (reference) => write(others(reference)),
    latest: (record) => find(record.reference) ?? record,
    applyVerification: ({ reference, naira }, finding) => {
      const found = find(reference);
      // A different amount means another device's payment under the same reference, which was not the one verified.
      const noted = found?.naira === naira ? recordWithFinding(found, finding) : undefined;
      if (noted) save(noted);
      return noted;
    },
    recordMail: (record, mail) => {
      const known = find(record.reference);
      // If someone has reported a payment under this reference meanwhile, the e-mail was not about that one.
      if (known && known.status !== 'reported') save({ ...known, mail });
      return { ...record, mail };
    },
  };
}

/** All payments of one kind on this device, each stored under its reference. */
export type PaymentLedger<Payment extends PaymentRecord> = PaymentStore<Payment> & {
  all: () => Payment[];
  /** Those that match, the most certain first. */
  find: (matches: (record: Payment) => boolean) => Payment[];
  change: (each: (record: Payment) => Payment) => void;
  /** Whether another release stored a payment that this one cannot read: money may have moved. */
  hasUnread: () => boolean;
};

type LedgerOptions<Payment> = {
  key: string;
  item: z.ZodMiniType<Payment>;
  /** Last day of the booking; possibly '' or not a date. */
  lastDay: (record: Payment) => CalendarDate;
};

/** Days that a payment stays on the device after it was made and after the booked day. A hall's caution is due back within them. */
export const paymentRetentionDays = Math.max(30, hallTerms.cautionReturnDays);

/** Whether a payment is to be remembered: `paymentRetentionDays` after it was made and after the last day of the booking. */
export function isPaymentCurrent(at: number, lastDay: CalendarDate, now: number): boolean {
  const days = isCalendarDate(lastDay) ? [lastDay, lagosDate(at)] : [lagosDate(at)];
  return days.some((day) => lagosDate(now) <= addDays(day, paymentRetentionDays));
}

/** Call once for each kind of payment; the returned function opens its ledger in a storage. */
export function paymentLedger<Payment extends PaymentRecord>({ key, item, lastDay }: LedgerOptions<Payment>) {
  const open = storedList<Payment>({
    key,
    item,
    isCurrent: (record, now) => isPaymentCurrent(record.at, lastDay(record), now),
  });

  return (storage: DocumentStorage, now: () => number): PaymentLedger<Payment> => {
    const { all, stored, write, isWiped, hasUnread } = open(storage, now);
    const store = paymentStore<Payment>(stored, write);
    return {
      ...store,
      hasUnread,
      save: (record) => {
        if (!isWiped(record.at)) store.save(record);
      },
      all,
      find: (matches) => mostCertainFirst(all().filter(matches)),
      change: (each) => write(stored().map(each)),
    };
  };
}
