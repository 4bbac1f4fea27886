import { useSyncExternalStore } from 'react';
import { siteFacts } from '../contract/site-facts.ts';
import { lagosDate, type CalendarDate } from '../dates.ts';
import { now, watchTime } from '../site-time.ts';

/** Today in Lagos once the page lives; before, the day on which it was composed, weeks ago perhaps. */
export function useDay(): CalendarDate {
  return useSyncExternalStore(
    watchTime,
    () => lagosDate(now()),
    () => siteFacts().composedOn,
  );
}
