import { lagosTime } from '../words/in-lagos.ts';
import { usePageLives } from './use-page-lives.ts';

/** `, Lagos time` after office hours, once hydrated on a device in another time zone. */
export function LagosTime() {
  return usePageLives() ? lagosTime() : '';
}
