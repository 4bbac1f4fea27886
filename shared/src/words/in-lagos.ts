import { isOnLagosClock } from '../dates.ts';
import { now } from '../site-time.ts';

/** `, Lagos time` behind the hours of a page that lives, on a device that goes by other clocks; '' on all others. */
export function lagosTime(): string {
  return isOnLagosClock(now()) ? '' : ', Lagos time';
}

/** ` in Lagos` behind a day that is over there and may not be here; '' on a device that goes by the same clocks. */
export function inLagos(): string {
  return isOnLagosClock(now()) ? '' : ' in Lagos';
}
