/** Storage key: when the device was last wiped, in ms since the epoch. */
export const wipeKey = 'wiped';

const changed = 'kept-changed';

/** The text stored on the device under that key: null if there is none, undefined if the browser blocks storage. */
export function readDeviceText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text on the device, or deletes it if it is null. False if storage is full or blocked. */
export function writeDeviceText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** After a wipe in another tab, the first access clears this tab's storage, even if the tab was suspended. */
function tabStorage(): Storage {
  const wipe = localStorage.getItem(wipeKey);
  if (wipe !== null && sessionStorage.getItem(wipeKey) !== wipe) {
    sessionStorage.clear();
    sessionStorage.setItem(wipeKey, wipe);
  }
  return sessionStorage;
}

/** The text stored for this tab under that key: null if there is none, undefined if the browser blocks storage. */
export function readTabText(key: string): string | null | undefined {
  try {
    return tabStorage().getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text for this tab, or deletes it if it is null. Does nothing if storage is full or blocked. */
export function writeTabText(key: string, text: string | null): void {
  try {
    if (text === null) tabStorage().removeItem(key);
    else tabStorage().setItem(key, text);
  } catch {
    // Then it lasts only as long as the page.
  }
}

/** All keys in the device's storage; none if the browser blocks it. */
export function deviceKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Tells this tab that stored data has changed; other tabs get a `storage` event. */
export function announceStorageChange(): void {
  dispatchEvent(new Event(changed));
}

/**
 * Calls the listener when the page returns from the back-forward cache, where it got no events. Returns a
 * function that ends it.
 */
export function watchReturn(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/**
 * Calls the listener when stored data changes in this tab ({@link announceStorageChange}) or another. Returns
 * a function that ends it.
 */
export function watchStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  const stopWatchingReturn = watchReturn(listener);
  return () => {
    stopWatchingReturn();
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}

/** Keys that a wipe leaves: settings of the site and the mark of the last turn, none of which is about a person. */
export const keptByWipe = {
  dataSaver: 'data-saver',
  developer: 'developer',
  lastLockMark: 'last-turn',
} as const;
