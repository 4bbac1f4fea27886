import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { wait, whenIdle } from '../browser/wait.ts';
import type { PartSource } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';

type Ahead = {
  modules: Pick<PageModules, 'prefetchPart' | 'hasNewRelease'>;
  /** One that reports no failures, as no visitor is waiting yet. */
  source: PartSource;
  whenViewLoaded: () => Promise<unknown>;
};

/** ms between touching or pointing at a link and following it. */
export const untilFollowed = 300;

/** Loads the code of pages that the visitor may go to next. */
export function createPrefetch({ modules, source, whenViewLoaded }: Ahead) {
  let turn: Promise<unknown> = Promise.resolve();
  let followed: Promise<unknown> = Promise.resolve();

  async function prepare(view: PartRef, turnTo: () => Promise<unknown>): Promise<void> {
    if (await modules.hasNewRelease(view)) return;
    await turnTo();
    if (!(await modules.prefetchPart(view))) return;
    await turnTo();
    await source(view);
  }

  /** A dozen requests at once take a slow phone as long as rendering a page, and nothing may compete with a link that was just followed. */
  function nextTurn(): Promise<unknown> {
    turn = turn.then(() => Promise.all([whenViewLoaded(), followed])).then(() => whenIdle());
    return turn;
  }

  return {
    /** For a link in view: when the browser is idle, one page at a time. Ignores failures: following the link tries again. */
    prefetch: (pathname: string): void => {
      const view = viewAt(pathname);
      if (view) prepare(view, nextTurn).catch(() => undefined);
    },
    /** For a link that is pointed at or touched: immediately. */
    prefetchNow: (pathname: string): void => {
      const view = viewAt(pathname);
      if (!view) return;
      followed = wait(untilFollowed);
      prepare(view, () => Promise.resolve()).catch(() => undefined);
    },
  };
}
