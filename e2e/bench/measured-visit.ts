import type { Browser, Page } from '@playwright/test';

/** A page to load, and a link of its content to tap. */
export type MeasuredPage = { from: string; to?: string };

/** What a first visit came to; NaN where the page has no such figure. */
export type Visit = {
  /** ms until the largest paint. */
  paint: number;
  /** ms until the frame and the heading of the view handle events. */
  alive: number;
  /** Bytes of scripts over the wire until then. */
  scripts: number;
  /** ms from a tap on a link, as soon as the page lives, until the heading of the next page is painted. */
  navigation: number;
};

/** Slow 4G as browsers' developer tools define it: ms until an answer begins, bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

declare global {
  interface Window {
    /** What the page notes about itself; ms since its navigation began. */
    noted: { paint?: number; alive?: number; shown?: number };
  }
}

/** Runs in the page before anything else. Only arrow functions without a name: tsx wraps the others in a helper that pages lack. */
function observePage(): void {
  window.noted = {};
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.noted.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const watch = setInterval(() => {
    // What React comes to last; a placeholder has no heading.
    const last = [document.querySelector('footer'), document.querySelector('main [data-part] h1')];
    if (!last.every((one) => Object.keys(one ?? {}).some((key) => key.startsWith('__react')))) return;
    window.noted.alive = performance.now();
    clearInterval(watch);
  }, 10);
}

/** Runs in the page: notes when the heading of the next page is in the frame that is drawn. */
function observeNextPage(): void {
  const left = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const watch = setInterval(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (!heading || heading === left) return;
        clearInterval(watch);
        requestAnimationFrame(() => setTimeout(() => (window.noted.shown = performance.now() - timeStamp)));
      }, 5);
    },
    { capture: true, once: true },
  );
}

async function tapLink(page: Page, to: string): Promise<number> {
  await page.evaluate(observeNextPage);
  await page.locator(`main a[href="${to}"]:visible`).first().tap();
  await page.waitForFunction(() => window.noted.shown !== undefined);
  return page.evaluate(() => window.noted.shown ?? Number.NaN);
}

async function look(page: Page, address: string, lives: boolean): Promise<Omit<Visit, 'navigation'>> {
  await page.goto(address, { waitUntil: 'load' });
  if (lives) await page.waitForFunction(() => window.noted.alive !== undefined);
  // The largest paint is the last one that is noted: half a second without another.
  await page.waitForFunction(() => performance.now() > (window.noted.paint ?? Infinity) + 500);
  return page.evaluate(() => {
    const { paint = Number.NaN, alive = Number.NaN } = window.noted;
    const modules = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const scripts = modules
      .filter((one) => one instanceof PerformanceResourceTiming && one.responseEnd <= alive)
      .reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.transferSize : 0), 0);
    return { paint, alive, scripts };
  });
}

/**
 * First visits to a page on a phone, `slowdown` times slower than this machine, on a slow network, with nothing in its caches. `lives`:
 * its scripts come. Rejects if it does not come that far.
 */
export async function measureVisit(
  browser: Browser,
  { origin, lives, slowdown }: { origin: string; lives: boolean; slowdown: number },
  { from, to }: MeasuredPage,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const visit = await look(page, from, lives);
    return { ...visit, navigation: lives && to ? await tapLink(page, to) : Number.NaN };
  } finally {
    await context.close();
  }
}
