import { clockTolerance } from '../time/clock-tolerance.ts';
import { storedText } from './device-storage.ts';
import { keptKeys } from './kept-keys.ts';

/** Instants (ms since the epoch) at which something happened that a ledger keeps; `deadlines` are worked out, never kept. */
const instants = /"(?:at|issuedAt)":(\d+)/g;

/** Whether this device keeps a booking or payment of later than now: its clock has gone back since. */
export function isKeptLater(now: number): boolean {
  const texts = [keptKeys.hall, keptKeys.stay, keptKeys.family].map((key) => storedText(key) ?? '');
  const kept = texts.flatMap((text) => [...text.matchAll(instants)].map(([, at]) => Number(at)));
  return kept.some((at) => at > now + clockTolerance);
}
