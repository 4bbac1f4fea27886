import type { Place } from './places.ts';

/** Key of a place's draft in this tab. */
export function stayDraft({ id }: Pick<Place, 'id'>): string {
  return `stay ${id}`;
}

/** What other pages may fill in of a place's form: under which name the manifest accepts it, and the fields. */
export const handedOver = {
  night: { set: 'mf-bookings/stay-dates', fields: ['checkIn', 'checkOut', 'arrival'] },
  day: { set: 'mf-bookings/concert-day', fields: ['date'] },
} as const satisfies Record<Place['unit'], object>;
