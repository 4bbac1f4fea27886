import { createSiteClock, type TimedAnswer } from './site-clock.ts';
import { liveVersionsAddress } from '../site/reserved-addresses.ts';

/** Time limit of the request, in ms. */
const siteAnswerWait = 2000;

export type SiteAnswer = {
  /** The live version of each package, by package name. */
  versions: Readonly<Record<string, string>>;
  timed: TimedAnswer;
};

/** Asks the site past the browser's caches; rejects if there is no response from the site itself. */
export async function askSite(): Promise<SiteAnswer> {
  const askedAt = Date.now();
  const signal = AbortSignal.timeout(siteAnswerWait);
  const response = await fetch(liveVersionsAddress, { cache: 'no-store', signal });
  const arrivedAt = Date.now();
  if (!response.ok) throw new Error(`the site does not say which versions are live: ${response.status}`);
  const { headers } = response;
  const timed = { askedAt, arrivedAt, date: headers.get('date'), age: headers.get('age') };
  // A body that is not JSON comes from a portal or proxy, whose time would be wrong too.
  return { versions: await response.json(), timed };
}

/** The clock of this page, for the shell and all remotes. */
export const pageClock = createSiteClock(async () => (await askSite()).timed);

/** Updates the clock when the device's may have been set: in its settings, or by a network that has come back. */
export function watchClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageClock.update();
  });
  addEventListener('online', pageClock.update);
}
