import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { ReservationCall } from './reservation-call.ts';
import { readableMessage } from './readable-message.ts';
import { type NoAnswer, refusal } from './no-answer.ts';
import { type AvailabilityBody, availabilityAnswer } from './reservation-wire.ts';

type AvailabilityQuery = { from: CalendarDate; to: CalendarDate; people: number; facilityTypeId: number };

export type AvailabilityOutcome =
  | { kind: 'free'; roomTypeIds: number[] }
  /** `said`: the service's own explanation, which may be a reason other than that it is taken. */
  | { kind: 'all-taken'; said?: string | undefined }
  | NoAnswer;

/** Asks the reservation service which of its halls or rooms are free (C-09 to C-11, D-57). */
export async function askAvailability(
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
    } satisfies AvailabilityBody,
    answer: availabilityAnswer,
  });
  if (outcome.kind !== 'answer') return outcome;
  const { errorCode, errorMessage, types } = outcome.answer;
  if (errorCode < 0) return refusal(errorCode, errorMessage);
  if (errorCode > 0) return { kind: 'all-taken', said: readableMessage(errorMessage) };
  if (!types) return { kind: 'lost', error: new Error('the availability answer has no types') };
  return {
    kind: 'free',
    roomTypeIds: types.filter((type) => type.available !== 0).map((type) => type.roomTypeId),
  };
}
