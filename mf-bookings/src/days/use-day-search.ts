import { useEffect, useRef, useState } from 'react';
import type { DateSpan } from '../time/date-span.ts';
import { useHost } from '../host.ts';
import { type CheckDay, type DaySearch, searchDays } from './search-days.ts';

/** A search over several days that the visitor can stop; leaving the page stops it too. */
export function useDaySearch<Found>(ask: CheckDay<Found>) {
  const { report } = useHost();
  const [search, setLook] = useState<DaySearch<Found>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start(days: readonly DateSpan[]): void {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    if (days.length === 0) setLook({ days, known: [], end: { kind: 'all' } });
    else
      void searchDays(days, { ask, show: setLook, report: (error) => report(error, 'reservation'), signal });
  }

  function stop(): void {
    running.current?.abort();
    setLook((now) => now && { ...now, end: now.end ?? { kind: 'stopped' } });
  }

  return { search, start, stop };
}
