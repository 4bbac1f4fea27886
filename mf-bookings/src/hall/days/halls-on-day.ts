import type { CalendarDate } from '@venue/shared/dates.ts';
import { hallNamed, halls } from '@venue/shared/venue/halls.ts';
import { roomFor } from '@venue/shared/venue/hall-room.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { capacityHint, largestHallGuests } from '../booking/hall-capacity-hint.ts';

/** What a visitor asks of a day: how many come, where that is known, and the hall, where one is chosen. */
export type DayQuery = { date: CalendarDate; people: number | undefined; hall: string };

/** The halls on a day, as somebody who comes with a number reads them. */
export type HallsOnDay = {
  /** Those that hold the people and can be had, the one that fits first. */
  free: readonly Hall[];
  /** Free too, and too small. */
  tooSmall: readonly Hall[];
  taken: readonly Hall[];
  /** The hall that is chosen, or the one that fits; none where neither is known. */
  wanted: Hall | undefined;
  /** How many the free halls hold; unknown while nobody was counted, and where no hall is large enough. */
  people: number | undefined;
};

/** The hall that somebody wants who asks for it by name, or by a number. */
export function wantedHall({ hall, people }: Pick<DayQuery, 'hall' | 'people'>): Hall | undefined {
  const hint = people === undefined ? undefined : capacityHint(people, undefined);
  return hallNamed(hall) ?? (hint?.kind === 'to-choose' ? hint.best : undefined);
}

/** Sorts the halls of a day by what the reservation service says is free. */
export function hallsOnDay(query: Pick<DayQuery, 'hall' | 'people'>, freeIds: readonly number[]): HallsOnDay {
  const wanted = wantedHall(query);
  const isFree = ({ id }: Hall) => freeIds.includes(id);
  const people = query.people !== undefined && query.people <= largestHallGuests ? query.people : undefined;
  const isLarge = (hall: Hall) => people === undefined || people <= roomFor(hall).most;
  const first = (hall: Hall) => (hall.id === wanted?.id ? 0 : 1);
  return {
    wanted,
    people,
    free: halls.filter((hall) => isFree(hall) && isLarge(hall)).sort((a, b) => first(a) - first(b)),
    tooSmall: halls.filter((hall) => isFree(hall) && !isLarge(hall)),
    taken: halls.filter((hall) => !isFree(hall)),
  };
}

/** Whether a visitor has what they came for: the wanted hall, or any where none is. */
export function isWantedHallFree({ free, wanted }: HallsOnDay): boolean {
  return wanted ? free.some(({ id }) => id === wanted.id) : free.length > 0;
}
