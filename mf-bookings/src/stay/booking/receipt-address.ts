import type { Place } from './places.ts';

const fragment = '#receipt';

/** The address at which a place's page shows its receipt, whatever other dates are chosen. */
export function receiptAddress({ path }: Pick<Place, 'path'>): string {
  return path + fragment;
}

export function isReceiptAddress(): boolean {
  return location.hash === fragment;
}
