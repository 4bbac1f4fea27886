import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { wait } from '../page/wait.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { PartSource } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';

type Ahead = {
  modules: Pick<PageModules, 'prefetchPart' | 'isReplaced'>;
  /** Loads the code of a part without reporting failures: no visitor waits for it yet. */
  source: PartSource;
  /** Resolves when no page is waited for. */
  free: () => Promise<unknown>;
};

/** ms between touching or pointing at a link and following it. */
export const untilFollowed = 300;

/** Fetches and runs the code of pages that a visitor may go to next. */
export function createPrefetch({ modules, source, free }: Ahead) {
  let turn: Promise<unknown> = Promise.resolve();
  let followed: Promise<unknown> = Promise.resolve();

  /** Gives up silently: following the link loads the page again, and reports a failure then. */
  async function prepare(view: PartRef, turnTo: () => Promise<unknown>): Promise<void> {
    if (await modules.isReplaced(view)) return;
    await turnTo();
    if (!(await modules.prefetchPart(view))) return;
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
    /** For a link in view: when the browser is idle, one page at a time. */
    prefetch: (pathname: string): void => {
      const view = viewAt(pathname);
      if (view) prepare(view, nextTurn).catch(() => undefined);
    },
    /** For a link that is pointed at or touched: at once. */
    prefetchNow: (pathname: string): void => {
      const view = viewAt(pathname);
      if (!view) return;
      followed = wait(untilFollowed);
      prepare(view, () => Promise.resolve()).catch(() => undefined);
    },
  };
}
