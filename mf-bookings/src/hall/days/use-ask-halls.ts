import { useState } from 'react';
import type { Configuration } from '../../configuration.ts';
import type { CheckDay } from '../../days/search-days.ts';
import { useHost } from '../../host.ts';
import { createReservationService } from '../../services/reservation.ts';
import { type DayQuery, hallsOnDay, type HallsOnDay } from './halls-on-day.ts';

/** Availability does not depend on the number of people, but the service requires one. */
const anyNumber = 1;

function askHalls(reservation: Configuration['reservation'], query: DayQuery): CheckDay<HallsOnDay> {
  if (!reservation) throw new Error('the venue has no reservation service');
  const service = createReservationService(reservation);
  return async ({ from }) => {
    const outcome = await service.checkAvailability({ date: from, people: query.people ?? anyNumber });
    if (outcome.kind === 'lost' || outcome.kind === 'refused') return outcome;
    const free = outcome.kind === 'free' ? outcome.roomTypeIds : [];
    return { kind: 'answer', found: hallsOnDay(query, free) };
  };
}

/** Asks the reservation service which halls are free on a day; holds nothing. */
export function useAskHalls(query: DayQuery): CheckDay<HallsOnDay> {
  const { reservation } = useHost().config;
  const [ask] = useState(() => askHalls(reservation, query));
  return ask;
}
