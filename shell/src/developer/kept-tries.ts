import { askedKey } from './is-asked-for.ts';
import { readTries, triesKey, type Try } from './tries.ts';

/** What this device tries now; what stands there beside it is removed. */
export function keptTries(now: number): Try[] {
  const text = localStorage.getItem(triesKey);
  const tries = readTries(text, now);
  if (text !== null) keepTries(tries);
  return tries;
}

/** Keeps what this device tries from its next page on. */
export function keepTries(tries: readonly Try[]): void {
  if (tries.length === 0) localStorage.removeItem(triesKey);
  else localStorage.setItem(triesKey, JSON.stringify(tries));
}

/** This device asks for no overlay any more, and tries nothing. */
export function turnOff(): void {
  localStorage.removeItem(triesKey);
  localStorage.removeItem(askedKey);
}
