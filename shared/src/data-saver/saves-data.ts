import { readDeviceText, keptByWipe } from '../storage/device-storage.ts';

/** Network Information API, which few browsers have and TypeScript's DOM library leaves out. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** A value of `sizes` narrower than any file, so that the browser takes the smallest. */
export const smallestSizes = '1px';

/** Whether a connection asks for little data: Save-Data, or 2G and slower. */
export function asksForLittle({
  saveData,
  effectiveType,
}: Pick<Connection, 'saveData' | 'effectiveType'>): boolean {
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/**
 * Whether data saver mode is on; only in a browser. The choice is also an attribute of the document, which
 * the boot script and every package's copy of this module can read. Without a choice, the connection decides.
 */
export function savesData(): boolean {
  const choice = document.documentElement.dataset.saver ?? readDeviceText(keptByWipe.dataSaver);
  return choice === 'on' || (choice !== 'off' && asksForLittle(navigator.connection ?? {}));
}
