import type { Browser } from '@playwright/test';
import { openSlowTab } from './slow-tab.ts';

/** Fonts of a page that came after its leading picture, on a slow line; ms since the page was asked for. */
export async function fontsAfterHero(browser: Browser, address: string): Promise<string[]> {
  const { context, page } = await openSlowTab(browser);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(() => {
      const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const came = performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, end: entry.startTime + entry.duration }));
      const heroCame = came.find(({ name }) => name === hero?.currentSrc)?.end ?? Number.POSITIVE_INFINITY;
      return came
        .filter(({ name, end }) => name.endsWith('.woff2') && end > heroCame)
        .map(({ name, end }) => `${name.replace(/^.*\//, '')} ${(end - heroCame).toFixed()} ms`);
    });
  } finally {
    await context.close();
  }
}
