import type { Place } from './places.ts';

/** Key of a place's draft in this tab. */
export function stayDraft({ id }: Pick<Place, 'id'>): string {
  return `stay ${id}`;
}

/** Fields of a stay by the night that the listing pages may fill in; the manifest accepts them as `stay-dates`. */
export const nightFields = ['checkIn', 'checkOut', 'arrival'] as const;
