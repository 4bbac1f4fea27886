import type { Place } from './places.ts';

/** Key of a place's draft in this tab. */
export function stayDraft({ id }: Pick<Place, 'id'>): string {
  return `stay ${id}`;
}
