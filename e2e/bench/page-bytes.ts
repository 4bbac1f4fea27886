import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { logNetwork, type NetworkLog } from './network-log.ts';

/** What one first visit to a page transferred, in bytes. */
export type PageBytes = {
  document: number;
  /** Those of everything that was passed, as far as it wakes. */
  scripts: number;
  /** Pictures before any scrolling, and after the whole page was seen. */
  firstPictures: number;
  allPictures: number;
};

export type Visit = { address: string; device: BrowserContextOptions; savesData: boolean };

/** ms; the scripts of a page start a while after its first picture. */
const quiet = 1500;

async function settle(log: NetworkLog): Promise<void> {
  const giveUp = Date.now() + 30_000;
  while (log.quietFor() < quiet && Date.now() < giveUp) await wait(50);
}

function bytesOf(log: NetworkLog, kind: string): number {
  return log
    .exchanges()
    .filter((exchange) => exchange.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Visits a page for the first time, waits, then scrolls to its end. */
export async function weighPage(browser: Browser, { address, device, savesData }: Visit): Promise<PageBytes> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await logNetwork(session);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await page.goto(address);
  await settle(log);
  const firstPictures = bytesOf(log, 'Image');
  const scrollable = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < scrollable; y += 400) {
    await page.mouse.wheel(0, 400);
    await wait(20);
  }
  await settle(log);
  const bytes = {
    document: bytesOf(log, 'Document'),
    scripts: bytesOf(log, 'Script'),
    firstPictures,
    allPictures: bytesOf(log, 'Image'),
  };
  await context.close();
  return bytes;
}
