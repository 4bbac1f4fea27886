import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { watchStorage } from '@venue/shared/storage/device-storage.ts';
import { type CalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now as siteNow, timeSettled } from '@venue/shared/time/site-time.ts';
import { isCancelled } from '../change-history/changes.ts';
import { createFamilyLedger, type FamilyRecord } from '../family/family-ledger.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { referenceStart } from '../hall/booking/invoice.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { type UnansweredHold, unansweredUntil } from '../hall/ledger/stored-halls.ts';
import { isFromThisDevice, isPaid } from '../payment/payment-record.ts';
import { placeOf, type Place } from '../stay/booking/places.ts';
import { createStayLedger, type StayRecord } from '../stay/booking/stay-ledger.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { deviceStorage, readOnlyStorage, storageKeys, storedText } from '../storage/device-storage.ts';
import {
  createWaitingListLedger,
  unsentMailOf,
  type WaitingListEntry,
} from '../waiting-list/waiting-list-ledger.ts';

/** One booking on this device; its `id` never changes. */
export type DeviceBooking =
  | { kind: 'hall'; id: string; booking: HallBooking }
  /** A requested hold whose reply never came. */
  | { kind: 'unanswered'; id: string; hold: UnansweredHold }
  | { kind: 'stay'; id: string; place: Place; record: StayRecord }
  /** Somebody else's invoice, paid from here. */
  | { kind: 'family'; id: string; record: FamilyRecord }
  /** A day on the waiting list. */
  | { kind: 'wait'; id: string; record: WaitingListEntry };

/** `open`: the visitor has something to do. `ended`: cancelled, expired or withdrawn. */
type Urgency = 'open' | 'to-come' | 'past' | 'ended';
const urgencies: readonly Urgency[] = ['open', 'to-come', 'past', 'ended'];

function settledUrgency(last: CalendarDate, now: number): Urgency {
  return last < lagosDate(now) ? 'past' : 'to-come';
}

/** A paid hall is open again once its balance, or a fee for moving it, is due. */
function hallUrgency(booking: HallBooking, now: number): Urgency {
  const { state, due } = statusOf(booking, now);
  if (state === 'cancelled' || state === 'reported' || state === 'ended') return 'ended';
  return state === 'paid' && due === undefined ? settledUrgency(booking.details.eventDate, now) : 'open';
}

/** Open only while its e-mail has not been sent; after that, the venue acts. */
function waitUrgency(record: WaitingListEntry): Urgency {
  if (unsentMailOf(record)) return 'open';
  return record.withdrawalMail === undefined ? 'to-come' : 'ended';
}

function urgency(item: DeviceBooking, now: number): Urgency {
  if (item.kind === 'hall') return hallUrgency(item.booking, now);
  if (item.kind === 'wait') return waitUrgency(item.record);
  if (item.kind === 'unanswered') return now < unansweredUntil(item.hold) ? 'open' : 'ended';
  if (item.kind === 'stay' && isCancelled(item.record)) return 'ended';
  return isPaid(item.record) ? settledUrgency(lastDay(item), now) : 'open';
}

/** Whether the visitor has something to do; `now`: ms since the epoch. */
export function isOpen(item: DeviceBooking, now: number): boolean {
  return urgency(item, now) === 'open';
}

function firstDay(item: DeviceBooking): string {
  if (item.kind === 'hall') return item.booking.details.eventDate;
  if (item.kind === 'family') return item.record.details.eventDate;
  return item.kind === 'unanswered' ? item.hold.eventDate : item.record.from;
}

function lastDay(item: DeviceBooking): string {
  return item.kind === 'stay' || item.kind === 'wait' ? item.record.to : firstDay(item);
}

/**
 * Bookings of this device by urgency, then by day; `now`: ms since the epoch. Reading through a storage that can be written deletes what has
 * outlived its storage time.
 */
export function deviceBookings(storage: DocumentStorage, now: number): DeviceBooking[] {
  const clock = () => now;
  const { bookings, holds } = createBookingLedger(storage, clock).all();
  const items: DeviceBooking[] = [
    ...bookings.map((booking): DeviceBooking => ({
      kind: 'hall',
      id: referenceStart(booking.invoice),
      booking,
    })),
    ...holds.map((hold): DeviceBooking => {
      return { kind: 'unanswered', id: `${hold.hall} on ${hold.eventDate}`, hold };
    }),
    ...createStayLedger(storage, clock)
      .all()
      .map((record): DeviceBooking => {
        return { kind: 'stay', id: record.reference, place: placeOf(record.place), record };
      }),
    ...createFamilyLedger(storage, clock)
      .all()
      .filter(isFromThisDevice)
      .map((record): DeviceBooking => ({ kind: 'family', id: record.reference, record })),
    ...createWaitingListLedger(storage, clock)
      .all()
      .map((record): DeviceBooking => ({ kind: 'wait', id: record.id, record })),
  ];
  const rank = (item: DeviceBooking) => urgencies.indexOf(urgency(item, now));
  return items.sort((a, b) => rank(a) - rank(b) || firstDay(a).localeCompare(firstDay(b)));
}

export type DeviceContent =
  /** Prerendered; storage has not been read yet. */
  | { kind: 'unread' }
  /** The browser blocks storage. */
  | { kind: 'blocked' }
  | { kind: 'read'; bookings: DeviceBooking[]; now: number };

const { hall, stay, family, waits } = storageKeys;

/** What is stored now; undefined where the browser blocks storage. */
function storedTexts(): string | undefined {
  const texts = [hall, stay, family, waits].map(storedText);
  return texts.every((text) => text === undefined) ? undefined : texts.join('\n');
}

/** Reading bookings from a storage that can be written deletes those that are outdated. */
function deleteOutdated(): void {
  deviceBookings(deviceStorage, siteNow());
}

/** The bookings of this device; updates with changes in any tab and with time. */
export function useDeviceBookings(): DeviceContent {
  useEffect(() => void timeSettled().then(deleteOutdated), []);
  const now = useNow();
  const texts = useSyncExternalStore(watchStorage, storedTexts, () => '');
  if (now === undefined) return { kind: 'unread' };
  if (texts === undefined) return { kind: 'blocked' };
  return { kind: 'read', bookings: deviceBookings(readOnlyStorage, now), now };
}
