import { counted } from '@venue/shared/words/numbers.ts';
import type { DaySearch, SearchEnd } from './search-days.ts';

function noAnswerText(known: number, all: number, said: string | undefined): string {
  const text = said === undefined ? '' : ` It says: “${said}”.`;
  if (known === 0)
    return `The booking system is not answering.${text} Try again in a while, or call the venue.`;
  return `The booking system stopped answering after ${known} of ${counted(all, 'day')}.${text} What it told us before is shown here.`;
}

/** The progress of a search, or how it ended. */
export function searchText({ days, known, end }: DaySearch<unknown>): string {
  const all = days.length;
  if (all === 0) return 'Those days have passed. Choose a later month.';
  if (!end) return `Checking day ${known.length + 1} of ${all}…`;
  const each = {
    all: () => `Checked ${counted(all, 'day')}.`,
    stopped: () => `Stopped after ${known.length} of ${counted(all, 'day')}.`,
    'no-answer': () => noAnswerText(known.length, all, end.kind === 'no-answer' ? end.said : undefined),
  } satisfies Record<SearchEnd['kind'], () => string>;
  return each[end.kind]();
}
