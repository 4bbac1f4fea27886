import { writeDeviceText, readDeviceText } from '@venue/shared/storage/device-storage.ts';

export const storageKeys = {
  hall: 'hall-bookings',
  stay: 'stay-bookings',
  family: 'family-payments',
  sentLinks: 'sent-links',
  waits: 'waiting-list',
} as const;

/** Values that the browser would not store (blocked or full); they last as long as the page. */
const unsaved = new Map<string, string>();

/** The device's storage, with memory as a fallback. */
export const deviceStorage = {
  getItem: (key: string): string | null => storedText(key) ?? null,
  setItem: (key: string, value: string): void => {
    if (writeDeviceText(key, value)) unsaved.delete(key);
    else unsaved.set(key, value);
  },
};

/** Read-only, for use while rendering: a ledger removes nothing from it. */
export const readOnlyStorage = { getItem: deviceStorage.getItem, setItem: () => {} };

/** Null if nothing is stored, undefined if storage is blocked. */
export function storedText(key: string): string | null | undefined {
  return unsaved.get(key) ?? readDeviceText(key);
}

export function isStored(key: string): boolean {
  return typeof storedText(key) === 'string';
}

/** Whether the last value under that key exists only in memory, and so ends with the page. */
export function isUnsaved(key: string): boolean {
  return unsaved.has(key);
}

export function forgetUnsaved(): void {
  unsaved.clear();
}
