import { createSiteClock } from './site-clock.ts';
import { liveVersionsAddress } from '../site/reserved-addresses.ts';
import type { TimedAnswer } from './offset-by-answer.ts';

/** ms that the answer may take. */
const siteAnswerWait = 2000;

/** What the site says of itself at this moment. */
export type SiteAnswer = {
  /** Version of each package that is live, by its name. */
  versions: Readonly<Record<string, string>>;
  timed: TimedAnswer;
};

/** Asks the site, past every cache of this browser; rejects where no answer comes that is the site's own. */
export async function askSite(): Promise<SiteAnswer> {
  const askedAt = Date.now();
  const signal = AbortSignal.timeout(siteAnswerWait);
  const response = await fetch(liveVersionsAddress, { cache: 'no-store', signal });
  const arrivedAt = Date.now();
  if (!response.ok) throw new Error('nobody says which versions are live');
  const { headers } = response;
  const timed = { askedAt, arrivedAt, date: headers.get('date'), age: headers.get('age') };
  // What is no list comes from somebody on the way, and so does its time.
  return { versions: await response.json(), timed };
}

/** What time it is on this page, for the shell and all remotes. */
export const pageClock = createSiteClock(async () => (await askSite()).timed);

/** Asks again where the clock may have been set meanwhile: in the device's settings, or by a network that has come back. */
export function watchClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageClock.look();
  });
  addEventListener('online', pageClock.look);
}
