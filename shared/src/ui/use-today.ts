import { useSyncExternalStore } from 'react';
import { lagosDate, type CalendarDate } from '../dates.ts';
import { now, watchTime } from '../site-time.ts';

/** Today in Lagos once hydrated, '' before. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(
    watchTime,
    () => lagosDate(now()),
    () => '',
  );
}
