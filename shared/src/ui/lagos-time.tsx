import { lagosTime } from '../time/in-lagos.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';

/** `, Lagos time` after office hours, once hydrated on a device in another time zone. */
export function LagosTime() {
  return useHydrated() ? lagosTime() : '';
}
