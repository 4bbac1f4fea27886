import type { Page } from '@playwright/test';

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
