import type { BrowserContext, Page } from '@playwright/test';
import { siteOrigin } from '../../site/test-ports.ts';

/** Sets the site's time ahead of this machine's by so many ms from now on. */
async function siteAhead(context: BrowserContext, ms: number): Promise<void> {
  await context.addCookies([{ name: 'site-ahead', value: String(Math.round(ms)), url: siteOrigin }]);
}

/** Sets the time of the site and of the page's device, whose clock runs on. */
export async function timeIs(page: Page, moment: Date): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.install({ time: moment });
}

/** Sets the site's time, while the device's clock is so many ms fast (slow if negative). */
export async function timeIsOnWrongClock(page: Page, moment: Date, fastMs: number): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.install({ time: moment.getTime() + fastMs });
}

/** Sets the time of the site and of the page's device, whose clock stands still. */
export async function timeStandsAt(page: Page, moment: Date): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.setFixedTime(moment);
}

/** Advances the time by so many ms, for the site too. */
export async function timePasses(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  const moment = await page.evaluate(() => Date.now());
  await siteAhead(page.context(), moment - Date.now());
}
