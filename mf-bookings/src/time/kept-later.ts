import { keptKeys } from '../storage/kept-keys.ts';
import { storedText } from '../storage/device-storage.ts';
import { clockTolerance } from './clock-tolerance.ts';

/** Instants (ms since the epoch) at which something happened that a ledger keeps; `deadlines` are worked out, never kept. */
const instants = /"(?:at|issuedAt)":(\d+)/g;

/** Whether this device keeps a booking or payment of later than now: its clock has gone back since. */
export function isKeptLater(now: number): boolean {
  const texts = [keptKeys.hall, keptKeys.stay, keptKeys.family].map((key) => storedText(key) ?? '');
  const kept = texts.flatMap((text) => [...text.matchAll(instants)].map(([, at]) => Number(at)));
  return kept.some((at) => at > now + clockTolerance);
}
