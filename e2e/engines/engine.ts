import { readFile } from 'node:fs/promises';
import type { Page, BrowserContext } from '@playwright/test';
import { siteOrigin } from '../site/test-ports.ts';

/** A file that the page downloaded. */
type Download = { name: string; bytes: Uint8Array };

/** What journeys do outside the page, where engines and their drivers differ. */
export type Engine = {
  /** Another tab of the same profile, with the same cookies and storage. */
  openTab: () => Promise<Page>;
  /** The file that an action downloads. */
  download: (page: Page, act: () => Promise<void>) => Promise<Download>;
  /** The printed page as PDF. */
  print: (page: Page) => Promise<Uint8Array>;
  /** Sets a cookie for the site under test, in all tabs. */
  setCookie: (name: string, value: string) => Promise<void>;
};

/** An engine whose driver needs no help. */
export function playwrightEngine(context: BrowserContext): Engine {
  return {
    openTab: () => context.newPage(),
    download: async (page, act) => {
      const coming = page.waitForEvent('download');
      await act();
      const file = await coming;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    },
    print: (page) => page.pdf({ preferCSSPageSize: true }),
    setCookie: (name, value) => context.addCookies([{ name, value, url: siteOrigin }]),
  };
}
