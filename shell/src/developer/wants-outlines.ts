/** Whether this device asks for outlines of the parts: somebody typed `localStorage.developer = 'on'` into the console of this site. */
export function wantsOutlines(): boolean {
  try {
    return localStorage.getItem('developer') === 'on';
  } catch {
    // Where storage is blocked, nothing was asked for.
    return false;
  }
}
