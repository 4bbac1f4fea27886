import type { NoAnswer } from '../services/no-answer.ts';
import type { DateSpan } from '../time/date-span.ts';

/** The most requests of one look: the service is asked by everybody who looks at this site. */
const maxDays = 8;

/** What one request brought. */
export type DayAnswer<Found> = { kind: 'answer'; found: Found } | NoAnswer;

export type CheckDay<Found> = (day: DateSpan) => Promise<DayAnswer<Found>>;

/** How a look ended. */
export type SearchEnd =
  | { kind: 'all' }
  | { kind: 'stopped' }
  | { kind: 'no-answer'; said: string | undefined };

/** A look at several days, one after the other, as far as it has come. */
export type DaySearch<Found> = {
  days: readonly DateSpan[];
  /** The first of `days`, with what is free then. */
  known: readonly { day: DateSpan; found: Found }[];
  /** None while it goes on. */
  end: SearchEnd | undefined;
};

type SearchServices<Found> = {
  ask: CheckDay<Found>;
  /** Shows how far it has come. */
  show: (search: DaySearch<Found>) => void;
  report: (error: Error) => void;
  /** Aborted: nothing more is asked, and nothing shown. */
  signal: AbortSignal;
};

/** Asks for each day once the one before is answered; the first answer that cannot be had ends it with what is known. */
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
