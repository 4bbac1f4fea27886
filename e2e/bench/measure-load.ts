import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { network, phone, processorSlowdown } from './conditions.ts';
import { firstNavigation, prepareNavigation } from './first-navigation.ts';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { observePage, type PageNotes } from './observe-page.ts';

/** What one load of the home page cost; times in ms. */
export type Load = {
  notes: PageNotes;
  exchanges: ReturnType<NetworkLog['exchanges']>;
  /** From the click on "Contact Us" to the painted heading of that page. */
  navigation: number;
  /** Texts of the page's headings: the same for every candidate. */
  headings: string[];
};

export type Target = { origin: string; hydrates: boolean; publicKeyHash: string };

/** What React comes to last: the footer of the frame, the newsletter of the home page. */
const lastElements = { shell: 'footer', view: 'main section[aria-label="Newsletter"]' };

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

/** Loads the home page once, then goes to the contact page. Rejects if anything on the way fails. */
export async function measureLoad({ origin, hydrates, publicKeyHash }: Target): Promise<Load> {
  const browser = await chromium.launch(launchOptions(publicKeyHash));
  try {
    const tab = await openTab(browser);
    await tab.page.goto(origin, { waitUntil: 'commit' });
    const notes = await settledNotes(tab, hydrates);
    const exchanges = structuredClone(tab.log.exchanges());
    const headings = await tab.page.locator('h1, h2, h3').allTextContents();
    const navigation = await firstNavigation(tab.page, paths.contact);
    const problems = tab.problems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return { notes, exchanges, navigation, headings };
  } finally {
    await browser.close();
  }
}
