import type { SiteTime } from '@venue/shared/time/site-time.ts';
import { wait } from '../browser/wait.ts';
import { offsetByAnswer, writtenAt, type TimedAnswer } from './offset-by-answer.ts';

type SiteClock = SiteTime & {
  /** Takes the time from a response that has been requested. */
  readFrom: (answer: Promise<TimedAnswer>) => void;
  /** Requests the time. */
  update: () => void;
};

/** ms after which a new response has another `Date`. */
const nextSecond = 1500;

/** The clock of a page. `ask` requests a response from the site. */
export function createSiteClock(ask: () => Promise<TimedAnswer>): SiteClock {
  let offset = 0;
  let status: ReturnType<SiteTime['standing']> = 'unanswered';
  let asking: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  /** Compares two responses: a cache that sends no `Age` gives the same time twice. */
  async function confirmed(first: TimedAnswer): Promise<number | undefined> {
    await wait(nextSecond);
    const second = await ask();
    const isLater = (writtenAt(second) ?? 0) > (writtenAt(first) ?? 0);
    return isLater ? offsetByAnswer(second) : undefined;
  }

  async function measure(answer: Promise<TimedAnswer>): Promise<void> {
    const first = await answer;
    const firstOffset = offsetByAnswer(first);
    const isAhead = firstOffset !== undefined && firstOffset < 0;
    const measured = isAhead ? await confirmed(first) : firstOffset;
    if (measured === undefined) return;
    offset = measured;
    status = 'told';
  }

  function readFrom(answer: Promise<TimedAnswer>): void {
    if (status === 'unanswered') status = 'asking';
    asking = measure(answer)
      .catch(() => undefined)
      .finally(() => {
        // An earlier answer still counts.
        if (status === 'asking') status = 'unanswered';
        for (const listener of listeners) listener();
      });
  }

  return {
    offset: () => offset,
    standing: () => status,
    settled: () => asking,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readFrom,
    update: () => readFrom(ask()),
  };
}
