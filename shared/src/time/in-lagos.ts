import { isOnLagosClock } from './dates.ts';
import { now } from './site-time.ts';

/**
 * `, Lagos time` on a device in another time zone, otherwise ''. For hydrated pages. What others read too, such as e-mails,
 * and texts that are constants always say it.
 */
export function lagosTime(): string {
  return isOnLagosClock(now()) ? '' : ', Lagos time';
}

/** ` in Lagos` on a device in another time zone, otherwise ''. */
export function inLagos(): string {
  return isOnLagosClock(now()) ? '' : ' in Lagos';
}
