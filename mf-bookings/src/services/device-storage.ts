/** `localStorage`, touched only when it is read or written: where it is blocked, even its name throws. */
export const deviceStorage = {
  getItem: (key: string): string | null => localStorage.getItem(key),
  setItem: (key: string, value: string): void => localStorage.setItem(key, value),
};

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
