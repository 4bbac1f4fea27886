import type { Browser, BrowserContext, Page } from '@playwright/test';
import { network, phone, processorSlowdown } from './conditions.ts';
import { lastElements } from './last-elements.ts';
import { observePage } from './observe-page.ts';

export type SlowTab = { context: BrowserContext; page: Page };

/** A tab of a first-time visitor with a slow phone on a slow network, whose pages note what they see (`window.pageNotes`). */
export async function openSlowTab(browser: Browser): Promise<SlowTab> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(observePage, lastElements);
  return { context, page };
}
