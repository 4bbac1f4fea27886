import { keptKeys } from '../storage/kept-keys.ts';
import { storedText } from '../storage/device-storage.ts';

/** Clocks of two visits, or of two devices, may differ by less than this, in ms, without anybody noticing. */
export const clockTolerance = 15 * 60_000;

/** Instants (ms since the epoch) at which something happened that a ledger keeps; `deadlines` are worked out, never kept. */
const instants = /"(?:at|issuedAt)":(\d+)/g;

/** Whether this device keeps a booking or payment of later than now: its clock has gone back since. */
export function isKeptLater(now: number): boolean {
  const texts = [keptKeys.hall, keptKeys.stay, keptKeys.family].map((key) => storedText(key) ?? '');
  const kept = texts.flatMap((text) => [...text.matchAll(instants)].map(([, at]) => Number(at)));
  return kept.some((at) => at > now + clockTolerance);
}
