import { useHydrated } from '../hooks/use-hydrated.ts';
import { zoneSuffix } from '../time/zone-suffix.ts';

/** `, Lagos time` after office hours, once hydrated on a device in another time zone. */
export function ZoneSuffix() {
  return useHydrated() ? zoneSuffix() : '';
}
