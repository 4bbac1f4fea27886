import { type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { counted } from '@venue/shared/words/numbers.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { type HallsOnDay, isWantedHallFree } from './halls-on-day.ts';

/** `Ambali Hall is`, `Ambali Hall and Wosilat Hall are`. */
function are(list: readonly Hall[]): string {
  const names = list.map(({ name }) => name);
  return `${inAList(names)} ${names.length === 1 ? 'is' : 'are'}`;
}

function takenText({ taken }: HallsOnDay): string {
  return taken.length === 0 ? '' : `${are(taken)} taken.`;
}

/** Free halls that are large enough. If the visitor wanted one that is taken, that comes first. */
function freeText(day: HallsOnDay): string[] {
  const { free, people } = day;
  if (people === undefined) return [`${are(free)} free.`, takenText(day)];
  const [first] = free;
  const others = free.slice(1);
  const holds = first ? `${first.name} is free and holds ${counted(people, 'person', 'people')}.` : '';
  const more = others.length === 0 ? '' : `${are(others)} also free.`;
  return isWantedHallFree(day) ? [holds, more, takenText(day)] : [takenText(day), holds, more];
}

function tooSmallText(day: HallsOnDay): string[] {
  const { tooSmall, people = 0 } = day;
  const small = `${are(tooSmall)} free but too small for ${counted(people, 'person', 'people')}.`;
  return [takenText(day), small];
}

/** Which halls are free on a day, in sentences. */
export function freeHallsText(date: CalendarDate, day: HallsOnDay): string {
  const name = formatLongDate(date, 'short');
  if (day.free.length + day.tooSmall.length === 0) return `${name}: every hall is taken.`;
  const sentences = day.free.length > 0 ? freeText(day) : tooSmallText(day);
  return [`${name}:`, ...sentences, 'Nothing is held yet.'].filter(Boolean).join(' ');
}

/** The same, short enough for a row. */
export function dayRowText({ free, tooSmall }: HallsOnDay): string {
  if (free.length > 0) return `${are(free)} free`;
  return tooSmall.length === 0 ? 'Every hall is taken' : `Only ${are(tooSmall)} free but too small`;
}
