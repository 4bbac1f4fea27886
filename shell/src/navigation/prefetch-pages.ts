import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { PartSource } from '../parts/source-of-parts.ts';
import { viewAt } from '../site/pages.ts';

type Ahead = {
  modules: Pick<PageModules, 'askNow' | 'arrived' | 'isReplaced'>;
  /** Where the code of a part comes from, silently: nobody waits yet for what is fetched ahead. */
  source: PartSource;
  /** Resolves when no page is waited for. */
  free: () => Promise<unknown>;
  /** Renders a view without showing it, so that the next time takes less. */
  renderUnseen: (view: PartComponent) => void;
};

/** Fetches the code of pages that a visitor may go to next. */
export function createPrefetch({ modules, source, free, renderUnseen }: Ahead) {
  const rendered = new Set<PartRef>();
  let turn = Promise.resolve();

  /** Fetches the code of a page and runs it; each when its turn has come. Undefined where that is left to who follows the link. */
  async function prepare(view: PartRef, turnTo: () => Promise<void>): Promise<PartComponent | undefined> {
    if (await modules.isReplaced(view)) return undefined;
    await turnTo();
    if (!(await modules.arrived(view))) return undefined;
    await turnTo();
    return source(view);
  }

  /** Once, as what that makes stays; the page that is shown has made it. */
  async function prepareWhole(view: PartRef): Promise<void> {
    const component = await prepare(view, nextTurn);
    if (!component || rendered.has(view)) return;
    rendered.add(view);
    if (view === viewAt(window.location.pathname)) return;
    await nextTurn();
    renderUnseen(component);
  }

  /**
   * To ask for what a dozen links in view lead to at once would take as long as to render a page. Who has tapped one waits for its
   * page alone.
   */
  function nextTurn(): Promise<void> {
    turn = turn.then(free).then(() => whenIdle());
    return turn;
  }

  return {
    /** For a link in view: while there is nothing else to do, and a page at a time. It is rendered too. */
    prefetch: (pathname: string): void => {
      const view = viewAt(pathname);
      if (view) prepareWhole(view).catch(() => undefined);
    },
    /** For a link that is pointed at or touched, and may be followed in a moment: before all that waits for its turn, and no more than who follows it waits for. */
    prefetchNow: (pathname: string): void => {
      const view = viewAt(pathname);
      if (!view) return;
      modules.askNow(view);
      prepare(view, () => Promise.resolve()).catch(() => undefined);
    },
  };
}
