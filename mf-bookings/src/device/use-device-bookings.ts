import { now, timeSettled } from '@venue/shared/site-time.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createFamilyLedger } from '../family/family-ledger.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { useNow } from '@venue/shared/ui/use-now.ts';
import { watchKept } from '@venue/shared/storage/device-storage.ts';
import { deviceStorage, isStored, storedText } from '../storage/device-storage.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import { createWaitLedger } from '../wait/wait-ledger.ts';
import { type DeviceBooking, deviceBookings } from './device-bookings.ts';

/** What this device keeps, as far as the page knows. */
export type DeviceContent =
  /** The page was prerendered and has not looked yet. */
  | { kind: 'unread' }
  /** The browser lets this site keep nothing. */
  | { kind: 'blocked' }
  | { kind: 'read'; bookings: DeviceBooking[]; now: number };

function useKept(key: string): string | null | undefined {
  return useSyncExternalStore(
    watchKept,
    () => storedText(key),
    () => null,
  );
}

/** The look of a ledger that may write takes away what is over. */
function dropWhatIsOver(): void {
  if (isStored(storageKeys.hall)) createBookingLedger(deviceStorage, now).all();
  if (isStored(storageKeys.stay)) createStayLedger(deviceStorage, now).all();
  if (isStored(storageKeys.family)) createFamilyLedger(deviceStorage, now).all();
  if (isStored(storageKeys.waits)) createWaitLedger(deviceStorage, now).all();
}

/** The bookings of this device, as they change in this tab and in others, and as the time goes by. */
export function useDeviceBookings(): DeviceContent {
  useEffect(() => void timeSettled().then(dropWhatIsOver), []);
  const instant = useNow();
  const hall = useKept(storageKeys.hall);
  const stay = useKept(storageKeys.stay);
  const family = useKept(storageKeys.family);
  const waits = useKept(storageKeys.waits);
  if (instant === 0) return { kind: 'unread' };
  const kept = { hall, stay, family, waits };
  if (Object.values(kept).every((text) => text === undefined)) return { kind: 'blocked' };
  return { kind: 'read', bookings: deviceBookings(kept, instant), now: instant };
}
