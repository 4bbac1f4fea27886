import { lagosTime } from '../words/in-lagos.ts';
import { usePageLives } from './use-page-lives.ts';

/** `, Lagos time` behind office hours, once the page lives on a device that goes by other clocks. */
export function LagosTime() {
  return usePageLives() ? lagosTime() : '';
}
