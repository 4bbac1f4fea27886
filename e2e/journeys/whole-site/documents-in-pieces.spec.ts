import { test as base, type Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { testSiteFolder } from '../../site/test-site.ts';
import { expect } from '../support/fixtures.ts';
import { serveInPieces, type SiteInPieces } from './documents-in-pieces.ts';

/** Cuts per document, besides that after its head; `npm run test:deep` can make many more. */
const places = Number(process.env.CUTS ?? 10);

const test = base.extend<object, { torn: SiteInPieces }>({
  torn: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const torn = await serveInPieces(testSiteFolder, places);
      await use(torn);
      torn.close();
    },
    { scope: 'worker' },
  ],
});

type Moved = { value: number; what: string[] };

declare global {
  interface Window {
    shownMoved?: Moved[];
    showNext?: () => void;
  }
}

/**
 * Requests the next piece once the previous one is painted; after the head, once the fonts are loaded. Records what moved.
 */
function watchPieces(): void {
  const moved: Moved[] = [];
  window.shownMoved = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const words = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
        return `${words}: ${previousRect.x} ${previousRect.y} to ${currentRect.x} ${currentRect.y}`;
      });
      moved.push({ value: Number(entry.value), what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isShown = () =>
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    document.querySelector('style#first-screen') === null;
  const whenPainted = () => {
    if (isShown()) requestAnimationFrame(() => setTimeout(() => window.showNext?.()));
    else requestAnimationFrame(whenPainted);
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeType !== Node.COMMENT_NODE || node.nodeValue !== 'cut') continue;
      if (document.querySelector('#root > *')) requestAnimationFrame(whenPainted);
      else void Promise.allSettled([...document.fonts].map((face) => face.load())).then(window.showNext);
    }
  }).observe(document, { childList: true, subtree: true });
}

async function arriveTorn(page: Page, address: string): Promise<Moved[]> {
  await page.goto(address);
  return page.evaluate(
    () =>
      new Promise<Moved[]>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.shownMoved ?? [])));
      }),
  );
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });

test(
  'a page that arrives in pieces does not move what it has shown',
  { tag: '@Q-12' },
  async ({ page, torn }) => {
    test.slow();
    await page.exposeFunction('showNext', torn.next);
    await page.addInitScript(watchPieces);
    for (const path of new Set(Object.values(paths))) {
      expect.soft(await arriveTorn(page, torn.origin + path), path).toEqual([]);
    }
  },
);
