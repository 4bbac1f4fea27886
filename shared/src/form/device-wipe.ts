const key = 'wiped';
const announced = 'device-wiped';

function markIn(kept: Pick<Storage, 'getItem'>): string | null {
  try {
    return kept.getItem(key);
  } catch {
    // Where storage is blocked, nothing was kept that could have been wiped.
    return null;
  }
}

/** When this device was last wiped, in ms since the epoch; 0 if never, or if its clock says that this is still to come. */
export function wipedAt(kept: Pick<Storage, 'getItem'>, now: number): number {
  const at = Number(markIn(kept) ?? 0);
  return at > 0 && at <= now ? at : 0;
}

/** Tells every tab of this browser, this one too, that the device is wiped. */
export function announceWipe(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Where storage is blocked, tabs share nothing that could be wiped.
  }
  dispatchEvent(new Event(announced));
}

function forgetTab(): void {
  try {
    forgetIfWiped();
  } catch {
    // Where storage is blocked, the tab keeps nothing.
  }
}

/** Calls the listener when this or another tab wipes the device; gives the function that stops it. */
export function watchWipe(listener: () => void): () => void {
  const hear = () => {
    forgetTab();
    listener();
  };
  const inOtherTab = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) hear();
  };
  addEventListener(announced, hear);
  addEventListener('storage', inOtherTab);
  return () => {
    removeEventListener(announced, hear);
    removeEventListener('storage', inOtherTab);
  };
}

/** What a tab keeps for itself goes with the first look at it after a wipe, however long the tab was asleep. */
export function forgetIfWiped(): void {
  const mark = localStorage.getItem(key);
  if (mark === null || sessionStorage.getItem(key) === mark) return;
  sessionStorage.clear();
  sessionStorage.setItem(key, mark);
}
