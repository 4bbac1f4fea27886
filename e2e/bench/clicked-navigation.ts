import { z } from 'zod';
import type { QuietTab } from './quiet-tab.ts';

const place = z.object({ x: z.number(), y: z.number() });

/** What the page notes of its last navigation: ms since the page began. */
type NavigationNotes = { asked: number; heard: number; shown: number | undefined };

declare global {
  interface Window {
    navigationNotes?: NavigationNotes;
  }
}

/**
 * Runs in the page; for `tsx` only arrow functions that have no name. After a tap the browser itself says when the heading was on the
 * screen. Of a step back it says nothing: a task after the frame does, which waits until the page has nothing else to do.
 */
function watchShown(type: 'click' | 'popstate'): void {
  const left = document.querySelector('main h1')?.textContent;
  window.navigationNotes = { asked: 0, heard: 0, shown: undefined };
  let heard: number | undefined;
  const addListener = window.addEventListener.bind(window);
  addListener('pointerup', () => (heard = performance.now()), { capture: true, once: true });
  addListener(
    type,
    ({ timeStamp }) => {
      const began = { asked: timeStamp, heard: heard ?? timeStamp };
      window.navigationNotes = { ...began, shown: undefined };
      const watch = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading.textContent === left) return;
        watch.disconnect();
        if (type === 'popstate') {
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.addEventListener('message', () => {
              window.navigationNotes = { ...began, shown: performance.now() };
            });
            painted.port1.start();
            painted.port2.postMessage(undefined);
          });
          return;
        }
        heading.setAttribute('elementtiming', 'shown');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('renderTime' in entry) window.navigationNotes = { ...began, shown: Number(entry.renderTime) };
        }).observe({ type: 'element' });
      });
      watch.observe(document, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

const shownAfter = z.object({
  /** Since the event's own time. */
  asked: z.number(),
  /**
   * Since the page heard that the finger was lifted. The engine's inspector dates a touch, then waits for a frame of the page, and
   * only then hands the touch over: 5 to 60 ms of a phone four times slower, by its traces. A finger waits for no frame. Of a page
   * at rest hardly anything else lies between the two; of one that is busy the wait for it does.
   */
  heard: z.number(),
});

/** ms until the next page's heading is painted. */
export type ShownAfter = z.infer<typeof shownAfter>;

async function whenShown(tab: QuietTab): Promise<ShownAfter> {
  await tab.until(() => window.navigationNotes?.shown !== undefined);
  return tab.evaluate(shownAfter, () => {
    const { asked = 0, heard = 0, shown = 0 } = window.navigationNotes ?? {};
    return { asked: shown - asked, heard: shown - heard };
  });
}

/** How long a link may be rendered after the heading of its page; ms. */
const linkDeadline = 10_000;

/** Brings a link of the page's content to the middle of the screen, and gives where it then is. It may be rendered after the heading. */
export async function scrollToLink(tab: QuietTab, path: string): Promise<z.infer<typeof place>> {
  for (const giveUp = Date.now() + linkDeadline; Date.now() < giveUp;) {
    const at = await tab.evaluate(
      place.optional(),
      (to) => {
        // One on a slide beside the screen cannot be tapped.
        const link = [...document.querySelectorAll(`main a[href="${to}"]`)].find((one) => {
          const { x, right } = one.getBoundingClientRect();
          return x >= 0 && right <= innerWidth;
        });
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [box] = link?.getClientRects() ?? [];
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      path,
    );
    if (at) return at;
  }
  throw new Error(`no link leads to ${path}`);
}

/** Taps a link that is in view. */
export async function tapThrough(tab: QuietTab, path: string): Promise<ShownAfter> {
  const { x, y } = await scrollToLink(tab, path);
  await tab.evaluate(z.void(), watchShown, 'click' as const);
  await tab.tap(x, y);
  return whenShown(tab);
}

/** Goes back within the page; ms until the heading of the page before is painted. */
export async function stepBack(tab: QuietTab): Promise<number> {
  await tab.evaluate(z.void(), watchShown, 'popstate' as const);
  await tab.evaluate(z.void(), () => history.back());
  return (await whenShown(tab)).asked;
}
