/** Kept on a device whose owner has typed `localStorage.developer = 'on'` into the console of this site. */
export const askedKey = 'developer';

/** Whether this device asks for the developer's overlay. Nothing else can: no address, no message, no other site. */
export function isAskedFor(): boolean {
  try {
    return localStorage.getItem(askedKey) === 'on';
  } catch {
    // Where storage is blocked, nothing was asked for.
    return false;
  }
}
