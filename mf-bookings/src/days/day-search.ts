import type { NoAnswer } from '../services/service-answer.ts';
import type { DateSpan } from '../time/date-span.ts';
import { counted } from '@venue/shared/words/numbers.ts';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';

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
    // oxlint-disable-next-line no-await-in-loop -- one request after the other is the point
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

/** A search over several days that the visitor can stop; leaving the page stops it too. */
export function useDaySearch<Found>(ask: CheckDay<Found>) {
  const { report } = useHost();
  const [search, setSearch] = useState<DaySearch<Found>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start(days: readonly DateSpan[]): void {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    if (days.length === 0) setSearch({ days, known: [], end: { kind: 'all' } });
    else
      void searchDays(days, {
        ask,
        show: setSearch,
        report: (error) => report(error, 'reservation'),
        signal,
      });
  }

  function stop(): void {
    running.current?.abort();
    setSearch((now) => now && { ...now, end: now.end ?? { kind: 'stopped' } });
  }

  return { search, start, stop };
}
