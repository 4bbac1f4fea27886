import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { BookingId } from '../change-history/booking-id.ts';
import type { Answer, Changeable } from '../change-history/changes.ts';
import type { DateSpan } from '../time/date-span.ts';

/** An amount in naira with its explanation. */
export type CostRow = { name: string; naira: number; text: string };

/** What moving or cancelling a booking costs on a day, under the terms that it was made with. */
export type Cost = {
  rows: readonly CostRow[];
  /** Only if the terms give an amount. */
  total?: { name: string; naira: number } | undefined;
  /** Sentences without an amount. */
  remarks: readonly string[];
};

/** Whether a booking can still be moved or cancelled, or why not. */
export type ChangeStatus = 'open' | 'cancelled' | 'past' | 'not-held';

/** A hall or a stay, as the page that changes it shows it. */
export type ChangeableBooking = Changeable & {
  id: BookingId;
  /** `Invoice 481902`. */
  number: string;
  bookingRef: string | undefined;
  /** `Ambali Hall`. */
  name: string;
  days: DateSpan;
  unit: 'day' | 'night';
  /** The days, with hours for a hall. */
  daysText: string;
  status: ChangeStatus;
  paidText: string;
  customer: { name: string; email: string; phone: string };
  /** The cost of a request made on a day. */
  moveCost: (on: CalendarDate) => Cost;
  cancelCost: (on: CalendarDate) => Cost;
  /** The fee for a move requested at an instant (ms since the epoch), in naira; undefined if the terms have none. */
  moveFee: ((requestedAt: number) => number) | undefined;
  /** What would be left to pay on other days, in a sentence; '' if nothing. */
  leftToPayOn: (days: DateSpan) => string;
};

/** The result of checking other days before asking the venue. */
export type DateAvailability = { kind: 'free' | 'taken' | 'unknown'; text: string };

/** Where one booking is stored, and what the page can do with it. */
export type BookingStore = {
  /** The booking as stored now; undefined if there is none. */
  read: () => ChangeableBooking | undefined;
  update: (change: <Booking extends Changeable>(booking: Booking) => Booking) => void;
  /** Saves the venue's answer; false if this device has another booking on the new day. */
  saveAnswer: (answer: Answer) => boolean;
  /** Checks whether other days are free; undefined without a reservation service. */
  check: ((days: DateSpan) => Promise<DateAvailability>) | undefined;
  /** Makes its page open with this booking, and returns that page's path. */
  show: () => string;
};

/** How a kind of booking is stored, shown and changed. */
type BookingAdapter<Booking> = {
  find: () => Booking | undefined;
  toChangeable: (booking: Booking) => ChangeableBooking;
  save: (booking: Booking) => void;
  /** Undefined if this device has another booking on the new day. */
  withAnswer: (booking: Booking, answer: Answer) => Booking | undefined;
  check: ((booking: Booking, days: DateSpan) => Promise<DateAvailability>) | undefined;
  show: (booking: Booking) => string;
};

export function createBookingStore<Booking extends Changeable>({
  find,
  check,
  ...adapter
}: BookingAdapter<Booking>): BookingStore {
  return {
    read: () => {
      const booking = find();
      return booking && adapter.toChangeable(booking);
    },
    update: (change) => {
      const booking = find();
      if (booking) adapter.save(change(booking));
    },
    saveAnswer: (answer) => {
      const booking = find();
      const answered = booking && adapter.withAnswer(booking, answer);
      if (answered) adapter.save(answered);
      return answered !== undefined;
    },
    check:
      check &&
      (async (days) => {
        const booking = find();
        return booking ? check(booking, days) : { kind: 'unknown', text: '' };
      }),
    show: () => {
      const booking = find();
      return booking ? adapter.show(booking) : '';
    },
  };
}
