import type { NoAnswer } from '../services/service-answer.ts';
import type { DateSpan } from '../time/date-span.ts';

/** Requests per search, to spare the service. */
const maxDays = 8;

export type DayAnswer<Found> = { kind: 'answer'; found: Found } | NoAnswer;

export type CheckDay<Found> = (day: DateSpan) => Promise<DayAnswer<Found>>;

export type SearchEnd =
  | { kind: 'all' }
  | { kind: 'stopped' }
  | { kind: 'no-answer'; said: string | undefined };

/** The progress of a search over several days, one after the other. */
export type DaySearch<Found> = {
  days: readonly DateSpan[];
  /** The first of `days`, with what is free then. */
  known: readonly { day: DateSpan; found: Found }[];
  /** Undefined while it runs. */
  end: SearchEnd | undefined;
};

type SearchServices<Found> = {
  ask: CheckDay<Found>;
  show: (search: DaySearch<Found>) => void;
  report: (error: Error) => void;
  /** Once aborted, nothing more is requested or shown. */
  signal: AbortSignal;
};

/** Checks one day after the other; the first failure ends the search and keeps the results so far. */
export async function searchDays<Found>(
  wanted: readonly DateSpan[],
  services: SearchServices<Found>,
): Promise<void> {
  const { ask, show, report, signal } = services;
  const days = wanted.slice(0, maxDays);
  const known: DaySearch<Found>['known'][number][] = [];
  const showTo = (end: SearchEnd | undefined) => show({ days, known: [...known], end });
  showTo(undefined);
  for (const day of days) {
    // eslint-disable-next-line no-await-in-loop -- one request after the other is the point
    const answer = await ask(day);
    if (signal.aborted) return;
    if (answer.kind !== 'answer') {
      report(answer.error);
      showTo({ kind: 'no-answer', said: answer.said });
      return;
    }
    known.push({ day, found: answer.found });
    showTo(known.length === days.length ? { kind: 'all' } : undefined);
  }
}
