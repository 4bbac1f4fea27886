import type { Place } from './places.ts';

const fragment = '#receipt';

/** Where a place's page shows what was paid there, whatever other days its visitor has chosen. */
export function receiptAddress({ path }: Pick<Place, 'path'>): string {
  return path + fragment;
}

/** Whether the page was opened at such an address. */
export function isReceiptAddress(): boolean {
  return location.hash === fragment;
}
