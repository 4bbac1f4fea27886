import { useHost } from '../../host.ts';
import type { Place } from '../booking/places.ts';

/** Whether the reservation service knows the place: it is then asked before the card form opens. */
export function useAsksFirst({ id }: Pick<Place, 'id'>): boolean {
  const { rooms = {} } = useHost().config.reservation ?? {};
  return rooms[id] !== undefined;
}
