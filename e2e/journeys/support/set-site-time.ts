import type { BrowserContext, Page } from '@playwright/test';
import { siteOrigin } from '../../site/test-ports.ts';

/** Has the site say, from now on, that it is so many ms later than on this machine. */
async function siteAhead(context: BrowserContext, ms: number): Promise<void> {
  await context.addCookies([{ name: 'site-ahead', value: String(Math.round(ms)), url: siteOrigin }]);
}

/** Has it be that moment for the site and for the device of the page, whose clock goes on from there. */
export async function timeIs(page: Page, moment: Date): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.install({ time: moment });
}

/** Has it be that moment for the site, while the clock of the page's device is so many ms fast, or slow where negative. */
export async function timeIsOnWrongClock(page: Page, moment: Date, fastMs: number): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.install({ time: moment.getTime() + fastMs });
}

/** Has it be that moment for the site and for the device of the page, whose clock stands still. */
export async function timeStandsAt(page: Page, moment: Date): Promise<void> {
  await siteAhead(page.context(), moment.getTime() - Date.now());
  await page.clock.setFixedTime(moment);
}

/** Lets so many ms pass, for the site too. */
export async function timePasses(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  const moment = await page.evaluate(() => Date.now());
  await siteAhead(page.context(), moment - Date.now());
}
