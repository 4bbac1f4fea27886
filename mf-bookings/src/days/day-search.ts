import type { NoAnswer } from '../services/service-answer.ts';
import type { DateSpan } from '../time/date-span.ts';

/** Requests per search, to spare the service. */
const maxDays = 8;

/** `Availability`: what a check finds out about a day. */
export type DayAnswer<Availability> = { kind: 'answer'; availability: Availability } | NoAnswer;

export type CheckDay<Availability> = (day: DateSpan) => Promise<DayAnswer<Availability>>;

export type SearchEnd =
  | { kind: 'complete' }
  | { kind: 'stopped' }
  | { kind: 'no-answer'; reason: string | undefined };

/** The progress of a search over several days, one after the other. */
export type DaySearch<Availability> = {
  days: readonly DateSpan[];
  /** Of the first of `days`. */
  results: readonly { day: DateSpan; availability: Availability }[];
  /** Undefined while it runs. */
  end: SearchEnd | undefined;
};

type SearchOptions<Availability> = {
  check: CheckDay<Availability>;
  show: (search: DaySearch<Availability>) => void;
  report: (error: Error) => void;
  /** Once aborted, nothing more is requested or shown. */
  signal: AbortSignal;
};

/** Checks one day after the other; the first failure ends the search and keeps the results so far. */
export async function searchDays<Availability>(
  requested: readonly DateSpan[],
  { check, show, report, signal }: SearchOptions<Availability>,
): Promise<void> {
  const days = requested.slice(0, maxDays);
  const results: DaySearch<Availability>['results'][number][] = [];
  function showProgress(failed?: SearchEnd) {
    const end: SearchEnd | undefined = results.length === days.length ? { kind: 'complete' } : failed;
    show({ days, results: [...results], end });
  }
  showProgress();
  for (const day of days) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other is the point
    const answer = await check(day);
    if (signal.aborted) return;
    if (answer.kind !== 'answer') {
      report(answer.error);
      showProgress({ kind: 'no-answer', reason: answer.reason });
      return;
    }
    results.push({ day, availability: answer.availability });
    showProgress();
  }
}
