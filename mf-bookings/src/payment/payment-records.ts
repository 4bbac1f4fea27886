import { addDays, type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import type { z } from '../zod.ts';
import { retentionDays } from './retention-days.ts';
import { type PaymentList, paymentList } from './payment-list.ts';
import type { PaymentRecord } from './payment-record.ts';
import { strongestFirst } from './payment-status.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storedList } from '../storage/stored-list.ts';

/** Payments made on this device, each under its reference. */
export type PaymentRecords<Payment extends PaymentRecord> = PaymentList<Payment> & {
  all: () => Payment[];
  /** Those that match, the most certain first. */
  find: (matches: (record: Payment) => boolean) => Payment[];
  change: (each: (record: Payment) => Payment) => void;
};

type RecordsOptions<Payment> = {
  key: string;
  item: z.ZodMiniType<Payment>;
  /** Last day of the booking; possibly '' or not a date. */
  lastDay: (record: Payment) => CalendarDate;
};

/** Whether a payment is to be remembered: `retentionDays` after it was made and after the last day of the booking. */
export function isPaymentCurrent(at: number, lastDay: CalendarDate, now: number): boolean {
  const days = isCalendarDate(lastDay) ? [lastDay, lagosDate(at)] : [lagosDate(at)];
  return days.some((day) => lagosDate(now) <= addDays(day, retentionDays));
}

/** Call once for each kind of payment; the returned function opens the records in a storage. */
export function paymentRecords<Payment extends PaymentRecord>({
  key,
  item,
  lastDay,
}: RecordsOptions<Payment>) {
  const open = storedList<Payment>({
    key,
    item,
    isCurrent: (record, now) => isPaymentCurrent(record.at, lastDay(record), now),
  });

  return (storage: DocumentStorage, now: () => number): PaymentRecords<Payment> => {
    const { all, stored, write, isWiped } = open(storage, now);
    const list = paymentList(stored, write);
    return {
      ...list,
      keep: (record) => {
        if (!isWiped(record.at)) list.keep(record);
      },
      all,
      find: (matches) => strongestFirst(all().filter(matches)),
      change: (each) => write(stored().map(each)),
    };
  };
}
