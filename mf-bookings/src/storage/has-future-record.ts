import { clockTolerance } from '../time/clock-tolerance.ts';
import { storedText } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Instants (ms since the epoch) of stored bookings and payments. Deadlines are never stored, so none matches. */
const instants = /"(?:at|issuedAt)":(\d+)/g;

/** Whether this device has a booking or payment dated later than now: its clock has been set back. */
export function hasFutureRecord(now: number): boolean {
  const texts = [storageKeys.hall, storageKeys.stay, storageKeys.family].map((key) => storedText(key) ?? '');
  const kept = texts.flatMap((text) => [...text.matchAll(instants)].map(([, at]) => Number(at)));
  return kept.some((at) => at > now + clockTolerance);
}
