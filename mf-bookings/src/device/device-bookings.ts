import { type CalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { isCancelled } from '../change-history/changes.ts';
import { createFamilyLedger } from '../family/family-ledger.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { type UnansweredHold, unansweredUntil } from '../hall/ledger/unanswered-hold.ts';
import { invoiceKey } from '../hall/ledger/stored-halls.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import { placeOf, type Place } from '../stay/booking/places.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { createWaitLedger } from '../wait/wait-ledger.ts';
import { openMail, type WaitRecord } from '../wait/wait-record.ts';

/** One booking of this device; `id` stays the same while it is kept. */
export type DeviceBooking =
  | { kind: 'hall'; id: string; booking: HallBooking }
  /** A hold whose answer never came. */
  | { kind: 'unanswered'; id: string; hold: UnansweredHold }
  | { kind: 'stay'; id: string; place: Place; record: StayRecord }
  /** Somebody else's invoice, paid from here. */
  | { kind: 'family'; id: string; record: FamilyRecord }
  /** A day of which the venue is asked to say when it becomes free. */
  | { kind: 'wait'; id: string; record: WaitRecord };

type Kept = string | null | undefined;
/** The ledgers as they stand in the device's storage; nothing where none is kept or storage is blocked. */
export type KeptLedgers = { hall: Kept; stay: Kept; family: Kept; waits: Kept };

/** A storage that holds one text and takes nothing. */
function readOnly(text: Kept) {
  return { getItem: () => text ?? null, setItem: () => {} };
}

/** What wants something of the visitor, what is settled and to come, what is settled and was, what is over. */
type Urgency = 'open' | 'to-come' | 'past' | 'over';
const order: readonly Urgency[] = ['open', 'to-come', 'past', 'over'];

/** What is settled is to come, or was. */
function settledUrgency(last: CalendarDate, now: number): Urgency {
  return last < lagosDate(now) ? 'past' : 'to-come';
}

/** A hall that is paid waits for its balance once that is due, or for the fee for moving it. */
function hallUrgency(booking: HallBooking, now: number): Urgency {
  const { is, due } = statusOf(booking, now);
  if (is === 'cancelled' || is === 'reported' || is === 'ended') return 'over';
  return is === 'paid' && due === undefined ? settledUrgency(booking.details.eventDate, now) : 'open';
}

/** One whose e-mail has not gone waits for its visitor; else the venue is waited for. */
function waitUrgency(record: WaitRecord): Urgency {
  if (openMail(record)) return 'open';
  return record.withdrawalMail === undefined ? 'to-come' : 'over';
}

function urgency(item: DeviceBooking, now: number): Urgency {
  if (item.kind === 'hall') return hallUrgency(item.booking, now);
  if (item.kind === 'wait') return waitUrgency(item.record);
  if (item.kind === 'unanswered') return now < unansweredUntil(item.hold) ? 'open' : 'over';
  if (item.kind === 'stay' && isCancelled(item.record)) return 'over';
  return paymentStatusOf(item.record) === 'paid' ? settledUrgency(lastDay(item), now) : 'open';
}

/** Whether a booking waits for the visitor at an instant (ms since the epoch). */
export function isOpen(item: DeviceBooking, now: number): boolean {
  return urgency(item, now) === 'open';
}

/** Day on which the booking begins. */
function firstDay(item: DeviceBooking): string {
  if (item.kind === 'hall') return item.booking.details.eventDate;
  if (item.kind === 'family') return item.record.details.eventDate;
  return item.kind === 'unanswered' ? item.hold.eventDate : item.record.from;
}

/** Day on which the booking ends. */
function lastDay(item: DeviceBooking): string {
  return item.kind === 'stay' || item.kind === 'wait' ? item.record.to : firstDay(item);
}

/** What this device keeps at an instant (ms since the epoch): first what is open, then what is to come, each kind by its day. */
export function deviceBookings(kept: KeptLedgers, now: number): DeviceBooking[] {
  const clock = () => now;
  const { bookings, holds } = createBookingLedger(readOnly(kept.hall), clock).all();
  const items: DeviceBooking[] = [
    ...bookings.map((booking): DeviceBooking => ({ kind: 'hall', id: invoiceKey(booking), booking })),
    ...holds.map((hold): DeviceBooking => {
      return { kind: 'unanswered', id: `${hold.hall} on ${hold.eventDate}`, hold };
    }),
    ...createStayLedger(readOnly(kept.stay), clock)
      .all()
      .map((record): DeviceBooking => {
        return { kind: 'stay', id: record.reference, place: placeOf(record.place), record };
      }),
    ...createFamilyLedger(readOnly(kept.family), clock)
      .all()
      .filter(({ choice }) => choice !== 'other-device')
      .map((record): DeviceBooking => ({ kind: 'family', id: record.reference, record })),
    ...createWaitLedger(readOnly(kept.waits), clock)
      .all()
      .map((record): DeviceBooking => ({ kind: 'wait', id: record.id, record })),
  ];
  const rank = (item: DeviceBooking) => order.indexOf(urgency(item, now));
  return items.sort((a, b) => rank(a) - rank(b) || firstDay(a).localeCompare(firstDay(b)));
}
