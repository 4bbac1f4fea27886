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

/** ms from when a link is touched or pointed at until it is followed, if it is. */
const untilFollowed = 300;

type Turn = () => Promise<unknown>;

/** When it is a page's turn: to have its code fetched and run, and to be rendered. */
type Turns = { fetch: Turn; render: Turn };

function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, untilFollowed);
  });
}

/** Fetches the code of pages that a visitor may go to next, and renders them unseen. */
export function createPrefetch({ modules, source, free, renderUnseen }: Ahead) {
  const rendered = new Set<PartRef>();
  let turn: Promise<unknown> = Promise.resolve();
  let followed: Promise<unknown> = Promise.resolve();

  /** Fetches the code of a page and runs it. Undefined where that is left to who follows the link. */
  async function fetchView(view: PartRef, turnTo: Turn): Promise<PartComponent | undefined> {
    if (await modules.isReplaced(view)) return undefined;
    await turnTo();
    if (!(await modules.arrived(view))) return undefined;
    await turnTo();
    return source(view);
  }

  /** Renders once, as what that makes stays; the page that is shown has made it. */
  async function prepare(view: PartRef, { fetch, render }: Turns): Promise<void> {
    const component = await fetchView(view, fetch);
    if (!component) return;
    await render();
    if (rendered.has(view)) return;
    rendered.add(view);
    if (view !== viewAt(window.location.pathname)) renderUnseen(component);
  }

  /**
   * To ask for what a dozen links in view lead to at once would take as long as to render a page. Who has tapped one waits for its
   * page alone.
   */
  function nextTurn(): Promise<unknown> {
    turn = turn.then(() => Promise.all([free(), followed])).then(() => whenIdle());
    return turn;
  }

  const inTurn: Turns = { fetch: nextTurn, render: nextTurn };
  const first: Turns = { fetch: () => Promise.resolve(), render: () => free().then(() => whenIdle()) };

  return {
    /** For a link in view: while there is nothing else to do, and a page at a time. */
    prefetch: (pathname: string): void => {
      const view = viewAt(pathname);
      if (view) prepare(view, inTurn).catch(() => undefined);
    },
    /**
     * For a link that is pointed at or touched, and may be followed in a moment: before all that waits for its turn, and no more
     * than who follows it waits for. A finger rests on the glass for longer than its page takes to be rendered.
     */
    prefetchNow: (pathname: string): void => {
      const view = viewAt(pathname);
      if (!view) return;
      followed = aMoment();
      modules.askNow(view);
      prepare(view, first).catch(() => undefined);
    },
  };
}
