import { counted } from '@venue/shared/text/numbers.ts';
import type { DaySearch } from './day-search.ts';

function noAnswerText(checked: number, all: number, reason: string | undefined): string {
  const text = reason === undefined ? '' : ` It says: “${reason}”.`;
  if (checked === 0)
    return `The booking system is not answering.${text} Try again in a while, or call the venue.`;
  return `The booking system stopped answering after ${checked} of ${counted(all, 'day')}.${text} What it told us before is shown here.`;
}

/** The progress of a search, or how it ended. */
export function searchText({ days, results, end }: DaySearch<unknown>): string {
  const all = days.length;
  const checked = results.length;
  if (all === 0) return 'Those days have passed. Choose a later month.';
  if (!end) return `Checking day ${checked + 1} of ${all}…`;
  if (end.kind === 'no-answer') return noAnswerText(checked, all, end.reason);
  return end.kind === 'stopped'
    ? `Stopped after ${checked} of ${counted(all, 'day')}.`
    : `Checked ${counted(all, 'day')}.`;
}
