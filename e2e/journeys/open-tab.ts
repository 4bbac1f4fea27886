import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const isPage = (url: URL) => !url.pathname.includes('.');
const versionFile = /\/(?:shell|mf-[a-z]+)\/\d[^/]*\//;

/** Different numbers below `limit`, the same for one seed: moments at which a test takes something away. */
export function momentsOf(seed: number, count: number, limit: number): number[] {
  let state = seed;
  const drawn = Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  });
  return [...new Set(drawn)];
}

/** A tab that stays open while the site drops the version that it was loaded from. */
export function openTab(page: Page) {
  const notice = page.getByRole('status').getByText('This page is from before an update.');
  let dropped = false;

  async function isShown(): Promise<boolean> {
    return notice.isVisible();
  }

  /** Loads the page again where it asks for it; a new page finds the files of the live version. */
  async function recover(): Promise<boolean> {
    if (!(await isShown())) return false;
    await page.unroute(versionFile);
    dropped = false;
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load it again' }).click();
    await loaded;
    return true;
  }

  return {
    notice,
    recover,
    /** Whether the files are gone of the page that is open. */
    isDropped: () => dropped,
    /** From now on nothing of the version is there, but what the tab has loaded already, and the site sends another. */
    dropVersion: async () => {
      dropped = true;
      await page.route(versionFile, (route) => route.fulfill({ status: 404, body: 'Not here' }));
      await page.route(isPage, async (route) => {
        if (!dropped || route.request().resourceType() !== 'fetch') return route.fallback();
        const response = await route.fetch();
        const later = (await response.text()).replaceAll(/\/(shell|mf-[a-z]+)\/\d[^/"]*\//g, '/$1/9-later/');
        return route.fulfill({ response, body: later });
      });
    },
    /** Waits until something shows; if it is the notice, loads the page again and says so. */
    recoveredInsteadOf: async (wanted: ReturnType<Page['locator']>): Promise<boolean> => {
      await expect(wanted.or(notice).first()).toBeVisible();
      return recover();
    },
  };
}
