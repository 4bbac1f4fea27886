import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { Configuration } from '../configuration.ts';
import type { PlaceId } from '../place-ids.ts';
import { z } from '../zod.ts';
import { type CallOptions, numeric, type ReservationCall, reservationCall } from './reservation-call.ts';
import { readableMessage, type NoAnswer, refusal } from './service-answer.ts';

/** `available: 0` means taken, like a missing type (D-57). */
const roomType = z.object({ roomTypeId: numeric, available: z.nullish(numeric) });

/** `errorCode`: 0 is fine, above 0 a refusal, below 0 a key that was not accepted (D-56). */
const availabilityAnswer = z.object({
  errorCode: numeric,
  errorMessage: z.optional(z.unknown()),
  types: z.nullish(z.array(roomType)),
});

type AvailabilityQuery = { from: CalendarDate; to: CalendarDate; people: number; facilityTypeId: number };

export type AvailabilityOutcome =
  | { kind: 'free'; roomTypeIds: number[] }
  /** `reason`: as the service gives it; it may be another than that all are taken. */
  | { kind: 'all-taken'; reason?: string | undefined }
  | NoAnswer;

/** Asks the reservation service which of its halls or rooms are free (C-09 to C-11, D-57). */
export async function fetchAvailability(
  call: ReservationCall,
  { from, to, people, facilityTypeId }: AvailabilityQuery,
): Promise<AvailabilityOutcome> {
  const outcome = await call({
    path: '/Reservation/Availability',
    body: {
      checkInDate: from,
      checkOutDate: to,
      adultNo: String(people),
      childNo: '0',
      facilityTypeId,
    },
    answer: availabilityAnswer,
  });
  if (outcome.kind !== 'answer') return outcome;
  const { errorCode, errorMessage, types } = outcome.answer;
  if (errorCode < 0) return refusal(errorCode, errorMessage);
  if (errorCode > 0) return { kind: 'all-taken', reason: readableMessage(errorMessage) };
  if (!types) return { kind: 'lost', error: new Error('the availability answer has no types') };
  return {
    kind: 'free',
    roomTypeIds: types.filter((type) => type.available !== 0).map((type) => type.roomTypeId),
  };
}

export type RoomAvailability =
  | { kind: 'free' }
  /** `reason`: as the service gives it. */
  | { kind: 'taken'; reason?: string | undefined }
  | NoAnswer;

export type CheckRoom = (place: PlaceId, from: CalendarDate, to: CalendarDate) => Promise<RoomAvailability>;

/** These forms do not ask for a head count. */
const people = 1;

/**
 * Asks the reservation service about a place, if the configuration has the service's numbers for it. A place without them counts as free:
 * the venue answers for it.
 */
export function createRoomCheck(
  reservation: Configuration['reservation'],
  options: Pick<CallOptions, 'fetch' | 'deadlineMs'> = {},
): CheckRoom {
  if (!reservation) return async () => ({ kind: 'free' });
  const { rooms = {}, baseUrl, apiKey } = reservation;
  const call = reservationCall({ baseUrl, apiKey, ...options });
  return async (place, from, to) => {
    const room = rooms[place];
    if (!room) return { kind: 'free' };
    const { facilityTypeId, roomTypeId } = room;
    const outcome = await fetchAvailability(call, { from, to, people, facilityTypeId });
    if (outcome.kind === 'all-taken') return { kind: 'taken', reason: outcome.reason };
    if (outcome.kind !== 'free') return outcome;
    return outcome.roomTypeIds.includes(roomTypeId) ? { kind: 'free' } : { kind: 'taken', reason: undefined };
  };
}
