import { now, watchTime } from '@venue/shared/site-time.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { type Reception, receptionAt } from '../content/evening/reception.ts';

const step = 60_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, step);
  const unwatch = watchTime(onTick);
  return () => {
    clearInterval(timer);
    unwatch();
  };
}

const currentStep = () => Math.floor(now() / step) * step;

/** Whether reception answers now; unknown until the page lives, as its HTML is older than now. */
export function useReception(): Reception {
  const minute = useSyncExternalStore(subscribe, currentStep, () => 0);
  return useMemo(() => (minute === 0 ? { kind: 'unknown' } : receptionAt(minute)), [minute]);
}
