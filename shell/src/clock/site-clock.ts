import type { SiteTime } from '@venue/shared/site-time.ts';
import { wait } from '../page/wait.ts';
import { offsetByAnswer, writtenAt, type TimedAnswer } from './offset-by-answer.ts';

type SiteClock = SiteTime & {
  /** Hears what time it is from an answer that is on its way. */
  hear: (answer: Promise<TimedAnswer>) => void;
  /** Asks for it. */
  look: () => void;
};

/** ms until an answer that was written later has another `Date`. */
const nextSecond = 1500;

/** The clock of a page. `ask` has the site answer once more. */
export function createSiteClock(ask: () => Promise<TimedAnswer>): SiteClock {
  let offset = 0;
  let standing: ReturnType<SiteTime['standing']> = 'unanswered';
  let asking: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  /** By two answers: a copy that somebody on the way keeps, and does not say so, is no later the second time. */
  async function confirmed(first: TimedAnswer): Promise<number | undefined> {
    await wait(nextSecond);
    const second = await ask();
    const isLater = (writtenAt(second) ?? 0) > (writtenAt(first) ?? 0);
    return isLater ? offsetByAnswer(second) : undefined;
  }

  async function measure(answer: Promise<TimedAnswer>): Promise<void> {
    const first = await answer;
    const told = offsetByAnswer(first);
    const found = told !== undefined && told < 0 ? await confirmed(first) : told;
    if (found === undefined) return;
    offset = found;
    standing = 'told';
  }

  function hear(answer: Promise<TimedAnswer>): void {
    if (standing === 'unanswered') standing = 'asking';
    asking = measure(answer)
      .catch(() => undefined)
      .finally(() => {
        // What was told before still holds.
        if (standing === 'asking') standing = 'unanswered';
        for (const listener of listeners) listener();
      });
  }

  return {
    offset: () => offset,
    standing: () => standing,
    settled: () => asking,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear,
    look: () => hear(ask()),
  };
}
