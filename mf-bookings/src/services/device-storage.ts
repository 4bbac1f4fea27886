/** What the browser would not take, blocked or full: it lives as long as the page, or as the tab if that has room. */
const unsaved = new Map<string, string>();

/** The tab's own storage, whose room is another: where the device's is full, a payment is still known after a reload. */
const ofTab = {
  get: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  put: (key: string, value: string | undefined): void => {
    try {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Then the page's memory is all there is.
    }
  },
};

/**
 * `localStorage`, with the tab's storage and the page's memory for what it does not take. Touched only when it is read or written: where
 * it is blocked, even its name throws.
 */
export const deviceStorage = {
  getItem: (key: string): string | null => unsaved.get(key) ?? ofTab.get(key) ?? localStorage.getItem(key),
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
      unsaved.delete(key);
      ofTab.put(key, undefined);
    } catch {
      unsaved.set(key, value);
      ofTab.put(key, value);
    }
  },
};

/** Whether the browser did not take what was last written under that key: it ends with the page, or with the tab. */
export function isUnsaved(key: string): boolean {
  return unsaved.has(key) || ofTab.get(key) !== null;
}

const forgotten = 'device-forgotten';

/** The text under that key: null where nothing is kept, undefined where storage is blocked. */
export function keptText(key: string): string | null | undefined {
  try {
    return deviceStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Whether something is kept under that key; no, where storage is blocked. */
export function isKept(key: string): boolean {
  return typeof keptText(key) === 'string';
}

/** Forgets what is kept under these keys. */
export function forgetKept(keys: readonly string[]): void {
  for (const key of keys) {
    unsaved.delete(key);
    ofTab.put(key, undefined);
  }
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing is kept.
  }
  dispatchEvent(new Event(forgotten));
}

/** Calls the listener when another tab changes what is kept, or this one forgets it; gives the function that stops it. */
export function watchKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(forgotten, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(forgotten, listener);
  };
}
