import { now, timeSettled } from '@venue/shared/time/site-time.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createFamilyLedger } from '../family/family-ledger.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { storageKeys, deviceStorage, isStored, storedText } from '../storage/device-storage.ts';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { watchKept } from '@venue/shared/storage/device-storage.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import { createWaitLedger } from '../wait/wait-ledger.ts';
import { type DeviceBooking, deviceBookings } from './device-bookings.ts';

export type DeviceContent =
  /** Prerendered; storage has not been read yet. */
  | { kind: 'unread' }
  /** The browser blocks storage. */
  | { kind: 'blocked' }
  | { kind: 'read'; bookings: DeviceBooking[]; now: number };

function useStoredText(key: string): string | null | undefined {
  return useSyncExternalStore(
    watchKept,
    () => storedText(key),
    () => null,
  );
}

/** Reading through a writable ledger deletes what has outlived its storage time. */
function deleteExpired(): void {
  if (isStored(storageKeys.hall)) createBookingLedger(deviceStorage, now).all();
  if (isStored(storageKeys.stay)) createStayLedger(deviceStorage, now).all();
  if (isStored(storageKeys.family)) createFamilyLedger(deviceStorage, now).all();
  if (isStored(storageKeys.waits)) createWaitLedger(deviceStorage, now).all();
}

/** The bookings of this device; updates with changes in any tab and with time. */
export function useDeviceBookings(): DeviceContent {
  useEffect(() => void timeSettled().then(deleteExpired), []);
  const instant = useNow();
  const hall = useStoredText(storageKeys.hall);
  const stay = useStoredText(storageKeys.stay);
  const family = useStoredText(storageKeys.family);
  const waits = useStoredText(storageKeys.waits);
  if (instant === 0) return { kind: 'unread' };
  const kept = { hall, stay, family, waits };
  if (Object.values(kept).every((text) => text === undefined)) return { kind: 'blocked' };
  return { kind: 'read', bookings: deviceBookings(kept, instant), now: instant };
}
