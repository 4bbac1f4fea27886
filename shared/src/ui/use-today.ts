import { useSyncExternalStore } from 'react';
import { lagosDate, type CalendarDate } from '../dates.ts';

function subscribeToNothing() {
  return () => {};
}

/** Today in Lagos once the page lives, '' before. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(
    subscribeToNothing,
    () => lagosDate(Date.now()),
    () => '',
  );
}
