import { addDays, type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
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
  /** Those that match, first the one that says most about the money. */
  find: (matches: (record: Payment) => boolean) => Payment[];
  change: (each: (record: Payment) => Payment) => void;
};

type RecordsOptions<Payment> = {
  key: string;
  item: z.ZodMiniType<Payment>;
  /** Last day of what was paid; '' or nonsense where none was chosen. */
  lastDay: (record: Payment) => CalendarDate;
};

/** Whether a payment is still good to know: as long after it, and after the day of what was paid. */
export function isPaymentCurrent(at: number, lastDay: CalendarDate, now: number): boolean {
  const days = isCalendarDate(lastDay) ? [lastDay, lagosDate(at)] : [lagosDate(at)];
  return days.some((day) => lagosDate(now) <= addDays(day, retentionDays));
}

/** Made once for each kind of payment; gives the records in a storage. */
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
