import type { Page, Route } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test, whole } from '../support/fixtures.ts';
import { layoutShift, mostByFonts } from '../support/page-layout.ts';

/** Holds back the site's fonts until they are released. */
async function holdFonts(page: Page): Promise<{ release: () => void; hold: () => void }> {
  const waiting: Route[] = [];
  let isHolding = true;
  await page.route('**/*.woff2', async (route) => {
    if (isHolding) waiting.push(route);
    else await route.continue();
  });
  return {
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const route of waiting.splice(0)) void route.continue();
    },
  };
}

/** Web font families that an element is rendered in, according to the engine. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test.use({ viewport: { width: 412, height: 823 } });

test('late fonts are used on every page, and hardly move it', { tag: '@Q-12' }, async ({ page }) => {
  test.slow();
  const fonts = await holdFonts(page);
  // Hydration is tested elsewhere.
  await page.route('**/*.js', (route) => route.abort());
  for (const address of new Set(Object.values(paths))) {
    fonts.hold();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await whole(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect.soft(await layoutShift(page), `${address}, before its fonts`).toBe(0);
    fonts.release();
    await page.evaluate(() => document.fonts.ready);
    expect.soft((await drawnIn(page, 'h1')).join(), address).toMatch(/Noto Serif Display|Source Sans 3/);
    expect.soft(await layoutShift(page), address).toBeLessThanOrEqual(mostByFonts);
  }
});
