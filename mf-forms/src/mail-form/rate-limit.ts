import { keepText, keptText } from '@venue/shared/storage/device-storage.ts';

/** Two messages of one form that went out are at least that far apart (ms): nobody writes two in less. */
const gap = 10_000;

function storageKey(name: string): string {
  return `sent:${name}`;
}

/** Notes that a message of that form went out at that moment (ms since the epoch). */
export function noteSent(name: string, now: number): void {
  // Without storage the service's own limit remains.
  keepText(storageKey(name), String(now));
}

/**
 * Whether a message of that form went out too short a while ago. The e-mail library has such a limit too, but counts
 * failed sends as well, so that a visitor could not try again at once, and answers like the service itself.
 */
export function isTooSoon(name: string, now: number): boolean {
  const since = now - Number(keptText(storageKey(name)) ?? Number.NaN);
  return since >= 0 && since < gap;
}
