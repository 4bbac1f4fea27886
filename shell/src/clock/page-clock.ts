import { askSite } from './ask-site.ts';
import { createSiteClock } from './site-clock.ts';

/** What time it is on this page, for the shell and all remotes. */
export const pageClock = createSiteClock(async () => (await askSite()).timed);

/** Asks again where the clock may have been set meanwhile: in the device's settings, or by a network that has come back. */
export function watchClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageClock.look();
  });
  addEventListener('online', pageClock.look);
}
