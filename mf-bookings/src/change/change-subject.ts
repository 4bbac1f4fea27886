import type { CalendarDate } from '@venue/shared/dates.ts';
import type { BookingName } from '../change-history/change-address.ts';
import type { Answer, ChangeRequest, Changeable } from '../change-history/changes.ts';
import type { Cost } from './cost.ts';
import type { DateSpan } from '../time/date-span.ts';

/** Why a booking can be moved and cancelled no more, or that it can. */
export type ChangeStatus = 'open' | 'cancelled' | 'day-over' | 'hold-over';

/** A booking of this device, a hall or a stay, as far as its moving and cancelling go. */
export type ChangeSubject = Changeable & {
  name: BookingName;
  /** By which the venue finds it: `Invoice 481902`. */
  number: string;
  bookingRef: string | undefined;
  /** What is booked: `Ambali Hall`. */
  what: string;
  days: DateSpan;
  unit: 'day' | 'night';
  /** The days, and hours where they matter. */
  when: string;
  status: ChangeStatus;
  /** What is paid, and of how much. */
  paid: string;
  customer: { name: string; email: string; phone: string };
  /** What it costs, asked for on a day. */
  moveCost: (on: CalendarDate) => Cost;
  cancelCost: (on: CalendarDate) => Cost;
  /** The fee for a move that was asked for at an instant (ms since the epoch), in naira; undefined where the terms know of none. */
  moveFee: ((requestedAt: number) => number) | undefined;
  /** What becomes of what is left to pay on other days; '' where nothing does. */
  leftToPayOn: (days: DateSpan) => string;
};

/** What was found out about other days before the venue is asked for them. */
export type DateAvailability = { kind: 'free' | 'taken' | 'unknown'; text: string };

/** A booking with everything that its page can do to it on this device. */
export type ChangeableBooking = {
  /** As the device has it now; undefined where it has no such booking. */
  read: () => ChangeSubject | undefined;
  saveRequest: (request: ChangeRequest) => void;
  /** Keeps what the venue answered; no where this device has another booking of the new day. */
  saveAnswer: (answer: Answer) => boolean;
  /** Notes whether the fee for moving it is paid to the venue. */
  saveFeesPaid: (isPaid: boolean) => void;
  /** Whether the place is free on other days; undefined where nobody can say at once. */
  look: ((days: DateSpan) => Promise<DateAvailability>) | undefined;
  /** Makes its page open with it, and gives that page's path. */
  show: () => string;
};
