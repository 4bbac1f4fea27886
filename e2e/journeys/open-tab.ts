import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const isPage = (url: URL) => !url.pathname.includes('.');
const versionFile = /\/(?:shell|mf-[a-z]+)\/\d[^/]*\//;

/** Different numbers below `limit`, the same for one seed, as many as asked for and there are. */
export function momentsOf(seed: number, count: number, limit: number): number[] {
  let state = seed;
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, limit)) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.add((state >>> 8) % limit);
  }
  return [...drawn];
}

/**
 * A tab that stays open while the site drops the version that it was loaded from, at a moment: each thing that its visitor does
 * and each request that it makes is one. They are counted from `begin` on.
 */
export function openTab(page: Page, moment: number) {
  const notice = page.getByRole('status').getByText('This page is from before an update.');
  let passed = 0;
  let version: 'there' | 'gone' | 'loaded again' = 'there';

  function pass(): void {
    if (passed === moment && version === 'there') version = 'gone';
    passed += 1;
  }

  async function begin(): Promise<void> {
    await page.route(versionFile, (route) =>
      version === 'gone' ? route.fulfill({ status: 404, body: 'Not here' }) : route.fallback(),
    );
    await page.route(isPage, async (route) => {
      if (version !== 'gone' || route.request().resourceType() !== 'fetch') return route.fallback();
      const response = await route.fetch();
      const later = (await response.text()).replaceAll(/\/(shell|mf-[a-z]+)\/\d[^/"]*\//g, '/$1/9-later/');
      return route.fulfill({ response, body: later });
    });
    page.on('request', pass);
  }

  /** Loads the page again where it asks for it; a new page finds the files of the live version. */
  async function recover(): Promise<boolean> {
    if (!(await notice.isVisible())) return false;
    version = 'loaded again';
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it again' }).click();
    await loaded;
    return true;
  }

  return {
    notice,
    begin,
    /** Something that the visitor does. */
    pass,
    recover,
    /** The last thing that the visitor does: the version goes now, if it has not gone. */
    passLast: () => {
      if (version === 'there') version = 'gone';
    },
    /** Waits until something shows; if it is the notice, loads the page again and says so. */
    recoveredInsteadOf: async (wanted: ReturnType<Page['locator']>): Promise<boolean> => {
      await expect(wanted.or(notice).first()).toBeVisible();
      return recover();
    },
  };
}
