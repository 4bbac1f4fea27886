import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import type { DateSpan } from '../time/date-span.ts';
import { type CheckDay, type DaySearch, searchDays } from './day-search.ts';

/** A search over several days that the visitor can stop; leaving the page stops it too. */
export function useDaySearch<Availability>(check: CheckDay<Availability>) {
  const { report } = useHost();
  const [search, setSearch] = useState<DaySearch<Availability>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start(days: readonly DateSpan[]): void {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    void searchDays(days, {
      check,
      show: setSearch,
      report: (error) => report(error, 'reservation'),
      signal,
    });
  }

  function stop(): void {
    running.current?.abort();
    setSearch((current) => current && { ...current, end: current.end ?? { kind: 'stopped' } });
  }

  return { search, start, stop };
}
