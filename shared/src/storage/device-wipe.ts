import {
  announceStorageChange,
  deviceKeys,
  writeDeviceText,
  readDeviceText,
  readTabText,
  watchReturn,
  wipeKey,
  keptByWipe,
} from './device-storage.ts';

const announced = 'device-wiped';

const lasting: ReadonlySet<string> = new Set(Object.values(keptByWipe));

/** When this device was last wiped, in ms since the epoch; 0 if never, or if that is in the future by its clock. */
export function wipedAt(kept: Pick<Storage, 'getItem'>, now: number): number {
  const at = Number(kept.getItem(wipeKey) ?? 0);
  return at > 0 && at <= now ? at : 0;
}

/**
 * Deletes everything that this site has stored about a person on this device, in every tab. `now` in ms since
 * the epoch.
 */
export function wipeDevice(now: number): void {
  for (const key of deviceKeys()) if (!lasting.has(key)) writeDeviceText(key, null);
  writeDeviceText(wipeKey, String(now));
  announceStorageChange();
  dispatchEvent(new Event(announced));
}

/** Calls the listener when this or another tab wipes the device. Returns a function that ends it. */
export function watchWipe(listener: () => void): () => void {
  let mark = readDeviceText(wipeKey);
  const hear = () => {
    mark = readDeviceText(wipeKey);
    // The first access after a wipe clears this tab's storage.
    readTabText(wipeKey);
    listener();
  };
  const inOtherTab = (event: StorageEvent) => {
    if (event.key === wipeKey && event.newValue !== null) hear();
  };
  const stopWatchingReturn = watchReturn(() => {
    const found = readDeviceText(wipeKey);
    if (found && found !== mark) hear();
  });
  addEventListener(announced, hear);
  addEventListener('storage', inOtherTab);
  return () => {
    stopWatchingReturn();
    removeEventListener(announced, hear);
    removeEventListener('storage', inOtherTab);
  };
}
