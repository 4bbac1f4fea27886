import { useState } from 'react';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';
import { capacityOf, smallestFor } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { Configuration } from '../../configuration.ts';
import type { CheckDay } from '../../days/day-search.ts';
import { useHost } from '../../host.ts';
import { createReservationService } from '../../services/reservation.ts';
import { largestHallGuests } from '../booking/hall-capacity-hint.ts';
import { hallNamed } from '../booking/named-hall.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

/** `people` and `hall` as far as they are known; `hall` is '' if none is chosen. */
export type DayQuery = { date: CalendarDate; people: number | undefined; hall: string };

/** The halls on a day, for a party of that size. */
export type HallsOnDay = {
  /** Free and large enough; the preferred one first. */
  free: readonly Hall[];
  /** Free, but too small. */
  tooSmall: readonly Hall[];
  taken: readonly Hall[];
  /** The chosen hall, or else the one that suits the number of people. */
  preferred: Hall | undefined;
  /** Undefined if unknown, or more than any hall takes. */
  people: number | undefined;
  /** Why the service offers no hall, in its own words; it may be another reason than that all are taken. */
  reason: string | undefined;
};

/** The hall asked for by name, or else the one that suits the number of people. */
export function preferredHall({ hall, people }: Pick<DayQuery, 'hall' | 'people'>): Hall | undefined {
  return hallNamed(hall) ?? (people === undefined ? undefined : smallestFor(halls, people));
}

/** Sorts the halls of a day by what the reservation service says is free. */
export function hallsOnDay(
  query: Pick<DayQuery, 'hall' | 'people'>,
  freeIds: readonly number[],
  reason?: string,
): HallsOnDay {
  const preferred = preferredHall(query);
  const isFree = ({ id }: Hall) => freeIds.includes(id);
  const people = query.people !== undefined && query.people <= largestHallGuests ? query.people : undefined;
  const isLarge = (hall: Hall) => people === undefined || people <= capacityOf(hall).most;
  const first = (hall: Hall) => (hall.id === preferred?.id ? 0 : 1);
  return {
    preferred,
    people,
    reason,
    free: halls.filter((hall) => isFree(hall) && isLarge(hall)).sort((a, b) => first(a) - first(b)),
    tooSmall: halls.filter((hall) => isFree(hall) && !isLarge(hall)),
    taken: halls.filter((hall) => !isFree(hall)),
  };
}

/** Whether the preferred hall is free, or any hall if none is preferred. */
export function isPreferredHallFree({ free, preferred }: HallsOnDay): boolean {
  return preferred ? free.some(({ id }) => id === preferred.id) : free.length > 0;
}

/** Availability does not depend on the number of people, but the service requires one. */
const anyNumber = 1;

function createHallCheck(reservation: Configuration['reservation'], query: DayQuery): CheckDay<HallsOnDay> {
  if (!reservation) throw new Error('the venue has no reservation service');
  const service = createReservationService(reservation);
  return async ({ from }) => {
    const outcome = await service.checkAvailability({ date: from, people: query.people ?? anyNumber });
    if (outcome.kind === 'lost' || outcome.kind === 'refused') return outcome;
    const availability =
      outcome.kind === 'free'
        ? hallsOnDay(query, outcome.roomTypeIds)
        : hallsOnDay(query, [], outcome.reason);
    return { kind: 'answer', availability };
  };
}

/** Asks the reservation service which halls are free on a day; holds nothing. */
export function useHallCheck(query: DayQuery): CheckDay<HallsOnDay> {
  const { reservation } = useHost().config;
  const [check] = useState(() => createHallCheck(reservation, query));
  return check;
}

/** `Ambali Hall is`, `Ambali Hall and Wosilat Hall are`. */
function are(list: readonly Hall[]): string {
  const names = list.map(({ name }) => name);
  return `${inAList(names)} ${names.length === 1 ? 'is' : 'are'}`;
}

function takenText({ taken }: HallsOnDay): string {
  return taken.length === 0 ? '' : `${are(taken)} taken.`;
}

/** Free halls that are large enough. If the visitor preferred one that is taken, that comes first. */
function freeText(day: HallsOnDay): string[] {
  const { free, people } = day;
  if (people === undefined) return [`${are(free)} free.`, takenText(day)];
  const [first] = free;
  const others = free.slice(1);
  const holds = first ? `${first.name} is free and holds ${counted(people, 'person', 'people')}.` : '';
  const more = others.length === 0 ? '' : `${are(others)} also free.`;
  return isPreferredHallFree(day) ? [holds, more, takenText(day)] : [takenText(day), holds, more];
}

function tooSmallText(day: HallsOnDay): string[] {
  const { tooSmall, people = 0 } = day;
  const small = `${are(tooSmall)} free but too small for ${counted(people, 'person', 'people')}.`;
  return [takenText(day), small];
}

/** Which halls are free on a day, in sentences. */
export function freeHallsText(date: CalendarDate, day: HallsOnDay): string {
  const name = formatLongDate(date, 'short');
  if (day.reason !== undefined)
    return `${name}: no hall is offered. The booking system says: “${day.reason}”.`;
  if (day.free.length + day.tooSmall.length === 0) return `${name}: every hall is taken.`;
  const sentences = day.free.length > 0 ? freeText(day) : tooSmallText(day);
  return [`${name}:`, ...sentences, 'Nothing is held yet.'].filter(Boolean).join(' ');
}

/** The same, short enough for a row. */
export function dayRowText({ free, tooSmall, reason }: HallsOnDay): string {
  if (reason !== undefined) return `No hall is offered: “${reason}”`;
  if (free.length > 0) return `${are(free)} free`;
  return tooSmall.length === 0 ? 'Every hall is taken' : `Only ${are(tooSmall)} free but too small`;
}

/** Which of the taken halls this device has asked for itself, so that nobody books another in its place; '' if none. */
export function ownHallsText(
  eventDate: CalendarDate,
  { taken }: Pick<HallsOnDay, 'taken'>,
  onDay: BookingLedger['onDay'],
): string {
  const own = taken.filter(({ name }) => {
    const { hold, booking } = onDay({ hall: name, eventDate });
    return hold !== undefined || booking !== undefined;
  });
  const names = inAList(own.map(({ name }) => name));
  return own.length === 0
    ? ''
    : `${names} may be taken in your own name: look under My bookings before you choose another.`;
}
