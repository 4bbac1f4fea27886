import { keepText, keptText } from '@venue/shared/storage/device-storage.ts';

/** What the browser would not take, blocked or full: it lives as long as the page. */
const unsaved = new Map<string, string>();

/** The device's storage, with the page's memory for what it does not take. */
export const deviceStorage = {
  getItem: (key: string): string | null => storedText(key) ?? null,
  setItem: (key: string, value: string): void => {
    if (keepText(key, value)) unsaved.delete(key);
    else unsaved.set(key, value);
  },
};

/** The same to look at while a page is drawn: a ledger clears nothing away in it. */
export const readDeviceStorage = { getItem: deviceStorage.getItem, setItem: () => {} };

/** The text under that key: null where nothing is kept, undefined where storage is blocked. */
export function storedText(key: string): string | null | undefined {
  return unsaved.get(key) ?? keptText(key);
}

/** Whether something is kept under that key; no, where storage is blocked. */
export function isStored(key: string): boolean {
  return typeof storedText(key) === 'string';
}

/** Whether the browser did not take what was last written under that key: it ends with the page. */
export function isUnsaved(key: string): boolean {
  return unsaved.has(key);
}

/** Forgets what the browser did not take. */
export function forgetUnsaved(): void {
  unsaved.clear();
}
