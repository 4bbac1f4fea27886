import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { Configuration } from '../configuration.ts';
import type { PlaceId } from '../place-ids.ts';
import { askAvailability } from './availability.ts';
import { type CallOptions, reservationCall } from './reservation-call.ts';
import type { NoAnswer } from './no-answer.ts';

export type RoomAvailability =
  | { kind: 'free' }
  /** `said`: the service's own explanation. */
  | { kind: 'taken'; said?: string | undefined }
  | NoAnswer;

export type AskRoom = (place: PlaceId, from: CalendarDate, to: CalendarDate) => Promise<RoomAvailability>;

/** These forms do not ask for a head count. */
const people = 1;

/**
 * Asks the reservation service about a place, if the configuration has the service's numbers for it. A place without them counts as free:
 * the venue answers for it.
 */
export function createAskRoom(
  reservation: Configuration['reservation'],
  options: Pick<CallOptions, 'fetch' | 'deadlineMs'> = {},
): AskRoom {
  if (!reservation) return async () => ({ kind: 'free' });
  const { rooms = {}, baseUrl, apiKey } = reservation;
  const call = reservationCall({ baseUrl, apiKey, ...options });
  return async (place, from, to) => {
    const room = rooms[place];
    if (!room) return { kind: 'free' };
    const { facilityTypeId, roomTypeId } = room;
    const outcome = await askAvailability(call, { from, to, people, facilityTypeId });
    if (outcome.kind === 'all-taken') return { kind: 'taken', said: outcome.said };
    if (outcome.kind !== 'free') return outcome;
    return outcome.roomTypeIds.includes(roomTypeId) ? { kind: 'free' } : { kind: 'taken', said: undefined };
  };
}
