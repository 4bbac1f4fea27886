import { minuteMs } from '@venue/shared/time/durations.ts';
import type { SiteTime } from '@venue/shared/time/site-time.ts';
import { createListeners } from '../browser/listeners.ts';
import { fetchLiveVersions, type ServerTime } from './live-versions.ts';

/** A clock that is off by less (ms) counts as right: no date or hold depends on it. */
const clockTolerance = 2 * minuteMs;

/**
 * ms that the device's clock is behind (negative: ahead), as far as one response proves it: it was written
 * before it arrived and, unless it came from a cache, after it was requested. 0 for a clock that counts as
 * right; undefined if the response has no time.
 */
export function offsetByResponse({ askedAt, arrivedAt, date, age }: ServerTime): number | undefined {
  const written = Date.parse(date ?? '');
  if (Number.isNaN(written)) return undefined;
  const cachedFor = Math.max(0, Number(age) || 0) * 1000;
  const least = written - arrivedAt;
  // `Date` is in whole seconds.
  const most = written + 1000 + cachedFor - askedAt;
  if (least > clockTolerance) return least;
  return most < -clockTolerance ? most : 0;
}

type PageClock = SiteTime & {
  /** Requests the time. */
  update: () => void;
};

/** The clock of a page. `ask` requests a response from the site. */
export function createPageClock(ask: () => Promise<ServerTime>): PageClock {
  let offset = 0;
  /** The newest request whose response has told the time. */
  let answered = 0;
  let asked = 0;
  let settled: Promise<void> = Promise.resolve();
  const { subscribe, announce } = createListeners();

  async function measure(answer: Promise<ServerTime>, request: number): Promise<void> {
    const measured = await answer.then(offsetByResponse).catch(() => undefined);
    // Requests overlap when a network comes back as the page is shown again.
    if (measured === undefined || request < answered) return;
    offset = measured;
    answered = request;
    announce();
  }

  return {
    offset: () => offset,
    isKnown: () => answered > 0,
    settled: () => settled,
    watch: subscribe,
    update: () => {
      asked += 1;
      settled = measure(ask(), asked);
    },
  };
}

/** The clock of this page, for the shell and all remotes. */
export const pageClock = createPageClock(async () => (await fetchLiveVersions()).timed);

/** Updates the clock when the device's may have been set: in its settings, or by a network that has come back. */
export function watchClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageClock.update();
  });
  addEventListener('online', pageClock.update);
}
