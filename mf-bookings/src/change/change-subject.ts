import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { BookingName } from '../change-history/change-button.tsx';
import type { Answer, ChangeRequest, Changeable } from '../change-history/changes.ts';
import type { Cost } from './cost.ts';
import type { DateSpan } from '../time/date-span.ts';

/** Whether a booking can still be moved or cancelled, or why not. */
export type ChangeStatus = 'open' | 'cancelled' | 'day-over' | 'hold-over';

/** What this page shows of a booking, a hall or a stay. */
export type ChangeSubject = Changeable & {
  name: BookingName;
  /** `Invoice 481902`. */
  number: string;
  bookingRef: string | undefined;
  /** `Ambali Hall`. */
  what: string;
  days: DateSpan;
  unit: 'day' | 'night';
  /** The days, with hours for a hall. */
  when: string;
  status: ChangeStatus;
  paid: string;
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

/** A stored booking and what this page can do with it. */
export type ChangeableBooking = {
  /** The booking as stored now; undefined if there is none. */
  read: () => ChangeSubject | undefined;
  saveRequest: (request: ChangeRequest) => void;
  /** Saves the venue's answer; false if this device has another booking on the new day. */
  saveAnswer: (answer: Answer) => boolean;
  saveFeesPaid: (isPaid: boolean) => void;
  /** Checks whether other days are free; undefined without a reservation service. */
  look: ((days: DateSpan) => Promise<DateAvailability>) | undefined;
  /** Makes its page open with this booking, and returns that page's path. */
  show: () => string;
};
