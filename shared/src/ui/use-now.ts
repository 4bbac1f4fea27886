import { now, watchTime } from '../site-time.ts';
import { useSyncExternalStore } from 'react';

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

/** The time in ms since the epoch, in steps of ten seconds; 0 while the server renders. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentStep, () => 0);
}
