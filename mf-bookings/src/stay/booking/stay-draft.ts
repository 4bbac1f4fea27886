import type { Place } from './places.ts';

/** Key of a place's draft in this tab. */
export function stayDraft({ id }: Pick<Place, 'id'>): string {
  return `stay ${id}`;
}

/** The fields that other pages may fill in, and the name of their set in the manifest's `accepts`. */
export const handedOver = {
  night: { set: 'mf-bookings/stay-dates', fields: ['checkIn', 'checkOut', 'arrival'] },
  day: { set: 'mf-bookings/concert-day', fields: ['date'] },
} as const satisfies Record<Place['unit'], object>;
