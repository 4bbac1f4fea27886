import { clockTolerance } from '../time/clock-tolerance.ts';
import { storedText } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Instants (ms since the epoch) at which something happened that a ledger keeps; `deadlines` are worked out, never kept. */
const instants = /"(?:at|issuedAt)":(\d+)/g;

/** Whether this device keeps a booking or payment of later than now: its clock has gone back since. */
export function hasFutureRecord(now: number): boolean {
  const texts = [storageKeys.hall, storageKeys.stay, storageKeys.family].map((key) => storedText(key) ?? '');
  const kept = texts.flatMap((text) => [...text.matchAll(instants)].map(([, at]) => Number(at)));
  return kept.some((at) => at > now + clockTolerance);
}
