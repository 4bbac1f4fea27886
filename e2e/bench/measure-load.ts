import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from './bench-browser.ts';
import { network, phone, processorSlowdown } from './conditions.ts';
import { firstNavigation, prepareNavigation } from './first-navigation.ts';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { observePage, type PageNotes } from './observe-page.ts';

/** What one load of a page cost; times in ms. */
export type Load = {
  notes: PageNotes;
  exchanges: ReturnType<NetworkLog['exchanges']>;
  /** From the click on a link of the content to the painted heading of its page; undefined if nobody clicked. */
  navigation: number | undefined;
  /** Texts of the page's headings: the same for every candidate. */
  headings: string[];
};

export type Target = {
  origin: string;
  hydrates: boolean;
  publicKeyHash: string;
  /** Page to load, and the one to go to by its first link in the content; neither is the same. */
  from: string;
  to: string | undefined;
};

/** What React comes to last: the footer of the frame, and a heading of the view: a placeholder has none. */
const lastElements = { shell: 'footer', view: 'main [data-part] h1' };

const quiet = 1500;
const longest = 60_000;

type Tab = { page: Page; log: NetworkLog; problems: () => string[] };

/** A tab of a first-time visitor with a slow phone on a slow network. */
async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await logNetwork(session);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(observePage, lastElements);
  await prepareNavigation(page);
  return { page, log, problems: () => [...log.failures(), ...errors] };
}

/** Waits until the page is painted, hydrated, and has been asking for nothing for a while. */
async function settledNotes({ page, log, problems }: Tab, hydrates: boolean): Promise<PageNotes> {
  const giveUp = Date.now() + longest;
  for (;;) {
    await wait(100);
    const notes = await page.evaluate(() => window.pageNotes);
    const alive = notes.shellHydrated !== undefined && notes.viewHydrated !== undefined;
    if (log.quietFor() >= quiet && notes.largestPaint !== undefined && alive === hydrates) return notes;
    if (Date.now() > giveUp) throw new Error(`the page does not settle: ${problems().join(', ')}`);
  }
}

/** Loads a page once, then goes on to another. Rejects if anything on the way fails. */
export async function measureLoad({ origin, hydrates, publicKeyHash, from, to }: Target): Promise<Load> {
  const browser = await chromium.launch(launchOptions(publicKeyHash));
  try {
    const tab = await openTab(browser);
    await tab.page.goto(origin + from, { waitUntil: 'commit' });
    const notes = await settledNotes(tab, hydrates);
    const exchanges = structuredClone(tab.log.exchanges());
    const headings = await tab.page.locator('h1, h2, h3').allTextContents();
    const navigation = to === undefined ? undefined : await firstNavigation(tab.page, to);
    const problems = tab.problems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return { notes, exchanges, navigation, headings };
  } finally {
    await browser.close();
  }
}
