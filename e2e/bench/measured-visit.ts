import type { Browser, Page } from '@playwright/test';

/** A page to load, and a link in its content to tap. */
export type MeasuredPage = { from: string; to?: string };

/** The figures of a first visit; NaN if a page does not have one. */
export type Visit = {
  /** ms until the largest paint. */
  paint: number;
  /** ms until the frame and the view's heading are hydrated. */
  alive: number;
  /** Bytes of scripts transferred until then. */
  scripts: number;
  /** ms from a tap on a link right after hydration until the heading of the next page is painted. */
  navigation: number;
};

/** Slow 4G as in browsers' developer tools: ms of latency, bytes per second. */
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
    /** Recorded inside the page; ms since navigation. */
    noted: { paint?: number; alive?: number; shown?: number };
  }
}

/**
 * Runs in the page before anything else. Only anonymous arrow functions, because tsx wraps others in a helper
 * that pages lack.
 */
function observePage(): void {
  window.noted = {};
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.noted.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const watch = setInterval(() => {
    // Hydrated last; a placeholder has no heading.
    const last = [document.querySelector('footer'), document.querySelector('main [data-part] h1')];
    if (!last.every((one) => Object.keys(one ?? {}).some((key) => key.startsWith('__react')))) return;
    window.noted.alive = performance.now();
    clearInterval(watch);
  }, 10);
}

/** Runs in the page: records when the next page's heading is painted. */
function observeNextPage(): void {
  const previousHeading = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const watch = setInterval(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (!heading || heading === previousHeading) return;
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

async function measureLoading(
  page: Page,
  address: string,
  hasScripts: boolean,
): Promise<Omit<Visit, 'navigation'>> {
  await page.goto(address, { waitUntil: 'load' });
  if (hasScripts) await page.waitForFunction(() => window.noted.alive !== undefined);
  // The last largest-paint entry counts: half a second without another.
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
 * First visits to a page on a phone, `slowdown` times slower than this machine, on a slow network with empty
 * caches. Rejects if the visit does not finish.
 */
export async function measureVisit(
  browser: Browser,
  { origin, hasScripts, slowdown }: { origin: string; hasScripts: boolean; slowdown: number },
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
    const visit = await measureLoading(page, from, hasScripts);
    return { ...visit, navigation: hasScripts && to ? await tapLink(page, to) : Number.NaN };
  } finally {
    await context.close();
  }
}
