/** `localStorage`, touched only when it is read or written: where it is blocked, even its name throws. */
export const deviceStorage = {
  getItem: (key: string): string | null => localStorage.getItem(key),
  setItem: (key: string, value: string): void => localStorage.setItem(key, value),
};

/** Whether something is kept under that key; no, where storage is blocked. */
export function isKept(key: string): boolean {
  try {
    return deviceStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
