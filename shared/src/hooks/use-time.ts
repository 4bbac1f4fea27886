import { useSyncExternalStore } from 'react';
import { siteFacts } from '../contract/site-facts.ts';
import { lagosDate, type CalendarDate } from '../time/dates.ts';
import { now, watchTime } from '../time/site-time.ts';

/** Today in Lagos once hydrated, '' before. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(
    watchTime,
    () => lagosDate(now()),
    () => '',
  );
}

/** Today in Lagos once hydrated; until then the day on which the page was composed, which may be weeks ago. */
export function useTodayOrComposedDay(): CalendarDate {
  return useSyncExternalStore(
    watchTime,
    () => lagosDate(now()),
    () => siteFacts().composedOn,
  );
}

/** Only minutes are shown, and a deadline noticed ten seconds late does no harm. */
const step = 10_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, step);
  const unwatch = watchTime(onTick);
  return () => {
    clearInterval(timer);
    unwatch();
  };
}

function currentStep(): number {
  return Math.floor(now() / step) * step;
}

/** The time in ms since the epoch, in steps of ten seconds; undefined until hydrated. */
export function useNow(): number | undefined {
  return useSyncExternalStore(subscribe, currentStep, () => undefined);
}
