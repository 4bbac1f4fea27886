import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { isCancelled, type Answer, withAnswer } from '../change-history/changes.ts';
import { accountOf } from '../hall/booking/account.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import { type HallBooking, isSameDay, hasAttemptOrReport } from '../hall/booking/booking.ts';
import { referenceStart } from '../hall/booking/invoice.ts';
import type { BookingLedger, OnDay } from '../hall/ledger/booking-ledger.ts';
import { unansweredUntil } from '../hall/ledger/stored-halls.ts';
import { balanceDueSentence } from '../hall/text/paid-and-due.ts';
import type { AvailabilityOutcome } from '../services/availability.ts';
import type { ReservationService } from '../services/reservation.ts';
import type { DateSpan } from '../time/date-span.ts';
import { eventHours } from '../time/moment-in-words.ts';
import {
  createBookingStore,
  type ChangeableBooking,
  type DateAvailability,
  type BookingStore,
  type ChangeStatus,
} from './changeable-booking.ts';
import { cancelCost, moveCost, moveFeeByTerms } from './hall-change-cost.ts';

/** A hall booking once its customer has saved the venue’s answer. */
export function withHallAnswer(booking: HallBooking, answer: Answer, now: number): HallBooking {
  const { details } = booking;
  // Already saved by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === details.eventDate) return booking;
  const from = { from: details.eventDate, to: details.eventDate };
  const changes = withAnswer(booking.changes, answer, { from, now });
  const eventDate = answer.kind === 'moved' ? answer.to.from : details.eventDate;
  return { ...booking, changes, details: { ...details, eventDate } };
}

type HallStoreServices = {
  ledger: BookingLedger;
  reservation: Pick<ReservationService, 'checkAvailability'> | undefined;
  now: () => number;
};

function changeStatusOf(booking: HallBooking, now: number): ChangeStatus {
  const { state, isExpired } = statusOf(booking, now);
  if (state === 'cancelled') return state;
  if (booking.details.eventDate < lagosDate(now)) return 'past';
  return isExpired ? 'not-held' : 'open';
}

function leftToPayOn(booking: HallBooking, to: DateSpan, now: number): string {
  const moved = withHallAnswer(booking, { kind: 'moved', to, fee: 0 }, now);
  const { paid, left } = accountOf(moved);
  return paid === 0 || left.together === 0
    ? ''
    : `${formatNaira(left.together)} would be left to pay. ${balanceDueSentence(moved, now)}`;
}

/** `now`: ms since the epoch. */
export function changeableHall(booking: HallBooking, now: number): ChangeableBooking {
  const { details, invoice, bookingRef, changes } = booking;
  const { hall, eventDate, firstName, lastName, email, phone } = details;
  const { paid, total } = accountOf(booking);
  return {
    changes,
    id: { kind: 'hall', id: referenceStart(invoice) },
    number: `Invoice ${invoice.number}`,
    bookingRef,
    name: hall,
    days: { from: eventDate, to: eventDate },
    unit: 'day',
    daysText: `${formatLongDate(eventDate)}, ${eventHours(details)}`,
    status: changeStatusOf(booking, now),
    paidText: `${formatNaira(paid)} of ${formatNaira(total)}`,
    customer: { name: `${firstName} ${lastName}`, email, phone },
    moveCost: (on) => moveCost(booking, on),
    cancelCost: (on) => cancelCost(booking, on),
    moveFee: (requestedAt) => moveFeeByTerms(booking, requestedAt),
    leftToPayOn: (days) => leftToPayOn(booking, days, now),
  };
}

/** Why it is not known whether the hall is free; undefined if it is known. */
function unknownText(outcome: AvailabilityOutcome, hall: string, day: string): string | undefined {
  const ask = 'You can still ask: the venue will check.';
  if (outcome.kind === 'lost' || outcome.kind === 'refused')
    return `We could not check whether ${hall} is free on ${day}. ${ask}`;
  // The service's own explanation may be a reason other than that all halls are taken.
  return outcome.kind === 'all-taken' && outcome.reason !== undefined
    ? `The reservation service offers no hall on ${day}. It says: “${outcome.reason}”. ${ask}`
    : undefined;
}

/** The availability of a hall on another day, in a sentence. */
export function hallAvailability(
  { details: { hall }, terms }: HallBooking,
  { from }: DateSpan,
  outcome: AvailabilityOutcome,
): DateAvailability {
  const day = formatLongDate(from, 'short');
  const unknown = unknownText(outcome, hall, day);
  if (unknown !== undefined) return { kind: 'unknown', text: unknown };
  const ids = outcome.kind === 'free' ? outcome.roomTypeIds : [];
  if (ids.includes(terms.hallId)) {
    const text = `${hall} is free on ${day}. It is not held yet: the venue has to confirm the move.`;
    return { kind: 'free', text };
  }
  const others = halls.filter(({ id }) => id !== terms.hallId);
  const free = others.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const none =
    others.length === 0 ? '' : ` So ${others.length === 1 ? 'is the other hall' : 'are the other halls'}.`;
  const more = free.length === 0 ? none : ` Free that day: ${inAList(free)}. To change halls, call us.`;
  return { kind: 'taken', text: `${hall} is taken on ${day}.${more} Choose another day.` };
}

/** Whether this device has another booking for the day that may still stand; an expired unpaid hold does not count. */
function isTaken({ hold, booking }: OnDay, now: number): boolean {
  if (hold && now < unansweredUntil(hold)) return true;
  return booking !== undefined && (hasAttemptOrReport(booking) || statusOf(booking, now).isHeld);
}

/** Whether an answer puts a booking on a day that it did not have before. */
function hasNewDay(answered: HallBooking, previous: HallBooking): boolean {
  if (isCancelled(answered)) return false;
  return isCancelled(previous) || !isSameDay(answered.details, previous.details);
}

/** A hall of this device by its invoice’s id. */
export function createHallStore({ ledger, reservation, now }: HallStoreServices, id: string): BookingStore {
  return createBookingStore({
    find: () => ledger.all().bookings.find(({ invoice }) => referenceStart(invoice) === id),
    toChangeable: (booking) => changeableHall(booking, now()),
    save: ledger.update,
    withAnswer: (booking, answer) => {
      const answered = withHallAnswer(booking, answer, now());
      const clashes = hasNewDay(answered, booking) && isTaken(ledger.onDay(answered.details), now());
      return clashes ? undefined : answered;
    },
    check:
      reservation &&
      (async (booking, days) => {
        const query = { date: days.from, people: booking.details.noOfPeople };
        return hallAvailability(booking, days, await reservation.checkAvailability(query));
      }),
    show: (booking) => {
      ledger.show(booking);
      return addressOf('mf-bookings/hall-booking');
    },
  });
}
