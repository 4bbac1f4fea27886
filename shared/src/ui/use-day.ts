import { useSyncExternalStore } from 'react';
import { siteFacts } from '../contract/site-facts.ts';
import { lagosDate, type CalendarDate } from '../dates.ts';
import { now, watchTime } from '../site-time.ts';

/** Today in Lagos once hydrated; until then the day on which the page was composed, which may be weeks ago. */
export function useDay(): CalendarDate {
  return useSyncExternalStore(
    watchTime,
    () => lagosDate(now()),
    () => siteFacts().composedOn,
  );
}
