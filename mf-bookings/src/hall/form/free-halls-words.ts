import { type CalendarDate, formatLongDate } from '@venue/shared/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import type { AvailabilityOutcome } from '../../services/availability.ts';

/** What an early look at a day found: `good` if there is a hall to be had. */
export type FreeHallsWords = { kind: 'good' | 'plain'; text: string };

function areOrIs(names: readonly string[]): string {
  return `${inAList(names)} ${names.length === 1 ? 'is' : 'are'}`;
}

/** Which halls are free on a day, in words. A look holds nothing, and the words say so. */
export function freeHallsWords(date: CalendarDate, outcome: AvailabilityOutcome): FreeHallsWords {
  if (outcome.kind === 'failed') {
    return { kind: 'plain', text: 'No answer came. The date is checked again when you send the form.' };
  }
  if (outcome.kind === 'refused') {
    const said = outcome.said === undefined ? '' : ` It says: “${outcome.said}”.`;
    return {
      kind: 'plain',
      text: `The booking system does not say which halls are free.${said} Call the venue.`,
    };
  }
  const ids = outcome.kind === 'free' ? outcome.roomTypeIds : [];
  const free = halls.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const taken = halls.map(({ name }) => name).filter((name) => !free.includes(name));
  const day = formatLongDate(date, 'short');
  if (free.length === 0) return { kind: 'plain', text: `${day}: every hall is taken. Try another date.` };
  const rest = taken.length === 0 ? '' : ` ${areOrIs(taken)} taken.`;
  return { kind: 'good', text: `${day}: ${areOrIs(free)} free.${rest} Nothing is held yet.` };
}
