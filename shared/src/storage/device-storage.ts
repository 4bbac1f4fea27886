/** When the device was last wiped, in ms since the epoch, as every tab finds it. */
export const wipeKey = 'wiped';

const changed = 'kept-changed';

/** The text that the device keeps under that key: null where there is none, undefined where the browser blocks storage. */
export function keptText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text on the device, or forgets it where it is null; false where the browser has no room or forbids it. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What a tab keeps for itself goes with the first look at it after a wipe, however long the tab was asleep. */
function tabStorage(): Storage {
  const mark = localStorage.getItem(wipeKey);
  if (mark !== null && sessionStorage.getItem(wipeKey) !== mark) {
    sessionStorage.clear();
    sessionStorage.setItem(wipeKey, mark);
  }
  return sessionStorage;
}

/** The text that this tab keeps under that key: null where there is none, undefined where the browser blocks storage. */
export function tabText(key: string): string | null | undefined {
  try {
    return tabStorage().getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text for this tab, or forgets it where it is null. Does nothing where storage is blocked or full. */
export function keepTabText(key: string, text: string | null): void {
  try {
    if (text === null) tabStorage().removeItem(key);
    else tabStorage().setItem(key, text);
  } catch {
    // What the tab does not keep lives as long as the page.
  }
}

/** The keys under which the device keeps something; none where the browser blocks storage. */
export function deviceKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Tells this tab that what the device keeps has changed; others hear of it by themselves. */
export function announceKept(): void {
  dispatchEvent(new Event(changed));
}

/** Calls the listener when another tab changes what the device keeps, or this one says so; gives the function that stops it. */
export function watchKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}
