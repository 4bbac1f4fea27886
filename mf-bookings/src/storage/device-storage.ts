/** What the browser would not take, blocked or full: it lives as long as the page. */
const unsaved = new Map<string, string>();

/**
 * `localStorage`, with the page's memory for what it does not take. Touched only when it is read or written: where it
 * is blocked, even its name throws.
 */
export const deviceStorage = {
  getItem: (key: string): string | null => unsaved.get(key) ?? localStorage.getItem(key),
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, value);
    }
  },
};

/** Whether the browser did not take what was last written under that key: it ends with the page. */
export function isUnsaved(key: string): boolean {
  return unsaved.has(key);
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
  for (const key of keys) unsaved.delete(key);
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
