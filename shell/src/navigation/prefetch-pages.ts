import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { PartSource } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';

type Ahead = {
  modules: Pick<PageModules, 'arrived' | 'isReplaced'>;
  /** Where the code of a part comes from, without reports: no visitor waits yet for what is fetched ahead. */
  source: PartSource;
  /** Resolves when no page is waited for. */
  free: () => Promise<unknown>;
};

/** ms from when a link is touched or pointed at until it is followed, if it is. */
const untilFollowed = 300;

function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, untilFollowed);
  });
}

/** Fetches and runs the code of pages that a visitor may go to next. */
export function createPrefetch({ modules, source, free }: Ahead) {
  let turn: Promise<unknown> = Promise.resolve();
  let followed: Promise<unknown> = Promise.resolve();

  /** Gives up silently: following the link loads the page again, and reports a failure then. */
  async function prepare(view: PartRef, turnTo: () => Promise<unknown>): Promise<void> {
    if (await modules.isReplaced(view)) return;
    await turnTo();
    if (!(await modules.arrived(view))) return;
    await turnTo();
    await source(view);
  }

  /**
   * One page at a time, when the browser is idle: a dozen requests at once take a slow phone as long as rendering a page, and
   * nothing may compete with the page of a link that was just followed.
   */
  function nextTurn(): Promise<unknown> {
    turn = turn.then(() => Promise.all([free(), followed])).then(() => whenIdle());
    return turn;
  }

  return {
    /** For a link in view: while there is nothing else to do, and a page at a time. */
    prefetch: (pathname: string): void => {
      const view = viewAt(pathname);
      if (view) prepare(view, nextTurn).catch(() => undefined);
    },
    /** For a link that is pointed at or touched, and may be followed in a moment: before all that waits for its turn. */
    prefetchNow: (pathname: string): void => {
      const view = viewAt(pathname);
      if (!view) return;
      followed = aMoment();
      prepare(view, () => Promise.resolve()).catch(() => undefined);
    },
  };
}
