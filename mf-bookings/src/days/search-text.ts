import { counted } from '@venue/shared/words/counted.ts';
import type { DaySearch, SearchEnd } from './search-days.ts';

function noAnswerText(known: number, all: number, said: string | undefined): string {
  const text = said === undefined ? '' : ` It says: “${said}”.`;
  if (known === 0)
    return `The booking system does not answer.${text} Try again in a while, or call the venue.`;
  return `The booking system stopped answering after ${known} of ${counted(all, 'day')}.${text} What it said before stands here.`;
}

/** How far a look at several days has come, or how it ended. */
export function searchText({ days, known, end }: DaySearch<unknown>): string {
  const all = days.length;
  if (all === 0) return 'Those days are over. Choose a later month.';
  if (!end) return `Looking at day ${known.length + 1} of ${all}…`;
  const each = {
    all: () => `Looked at ${counted(all, 'day')}.`,
    stopped: () => `Stopped after ${known.length} of ${counted(all, 'day')}.`,
    'no-answer': () => noAnswerText(known.length, all, end.kind === 'no-answer' ? end.said : undefined),
  } satisfies Record<SearchEnd['kind'], () => string>;
  return each[end.kind]();
}
