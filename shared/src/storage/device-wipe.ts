import { announceKept, deviceKeys, keepText, tabText, wipeKey } from './device-storage.ts';

const announced = 'device-wiped';

/** What visitors choose about the site itself, and what tabs take turns by: nothing of it is about a person. */
const lasting: ReadonlySet<string> = new Set(['data-saver', 'developer', 'last-turn']);

/** When this device was last wiped, in ms since the epoch; 0 if never, or if its clock says that this is still to come. */
export function wipedAt(kept: Pick<Storage, 'getItem'>, now: number): number {
  const at = Number(kept.getItem(wipeKey) ?? 0);
  return at > 0 && at <= now ? at : 0;
}

/** Forgets everything that this site keeps of a person on this device, in every tab; `now` in ms since the epoch. */
export function wipeDevice(now: number): void {
  for (const key of deviceKeys()) if (!lasting.has(key)) keepText(key, null);
  keepText(wipeKey, String(now));
  announceKept();
  dispatchEvent(new Event(announced));
}

/** Calls the listener when this or another tab wipes the device; gives the function that stops it. */
export function watchWipe(listener: () => void): () => void {
  const hear = () => {
    // The first look after a wipe empties what the tab keeps for itself.
    tabText(wipeKey);
    listener();
  };
  const inOtherTab = (event: StorageEvent) => {
    if (event.key === wipeKey && event.newValue !== null) hear();
  };
  addEventListener(announced, hear);
  addEventListener('storage', inOtherTab);
  return () => {
    removeEventListener(announced, hear);
    removeEventListener('storage', inOtherTab);
  };
}
