import { useMemo, useSyncExternalStore } from 'react';
import { type Reception, receptionAt } from '../../content/reception.ts';

const step = 60_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, step);
  return () => clearInterval(timer);
}

const currentStep = () => Math.floor(Date.now() / step) * step;

/** Whether reception answers now; unknown until the page lives, as its HTML is older than now. */
export function useReception(): Reception {
  const now = useSyncExternalStore(subscribe, currentStep, () => 0);
  return useMemo(() => (now === 0 ? { kind: 'unknown' } : receptionAt(now)), [now]);
}
