import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { seededRandom } from './seeded-random.ts';

const isPage = (url: URL) => !url.pathname.includes('.');
const versionFile = /\/(?:shell|mf-[a-z]+)\/\d[^/]*\//;

/** A moment of a flow: so many requests after one of its steps began, or with the next step where it has no more. */
export type Moment = { step: number; requests: number };

/**
 * Different moments, the same for one seed, as many as asked for and there are. `steps`: how many requests of each step are told
 * apart.
 */
export function momentsOf(seed: number, count: number, steps: readonly number[]): Moment[] {
  const all = steps.flatMap((many, step) =>
    Array.from({ length: many }, (_, requests) => ({ step, requests })),
  );
  const draw = seededRandom(seed);
  const drawn = new Set<Moment>();
  while (drawn.size < Math.min(count, all.length)) {
    const moment = all[Math.floor(draw() * all.length)];
    if (moment) drawn.add(moment);
  }
  return [...drawn];
}

/**
 * A tab that stays open while the site drops the version that it was loaded from, at a moment. Steps and requests are counted from
 * `begin` on.
 */
export function openTab(page: Page, moment: Moment) {
  const notice = page.getByRole('status').getByText('We’ve updated this site.');
  const now = { step: -1, requests: 0 };
  let version: 'there' | 'gone' | 'loaded again' = 'there';

  function goIfItIsTime(): void {
    const isTime = now.step > moment.step || (now.step === moment.step && now.requests >= moment.requests);
    if (isTime && version === 'there') version = 'gone';
  }

  function pass(): void {
    now.step += 1;
    now.requests = 0;
    goIfItIsTime();
  }

  function passRequest(): void {
    now.requests += 1;
    goIfItIsTime();
  }

  async function begin(): Promise<void> {
    await page.route(versionFile, (route) =>
      version === 'gone' ? route.fulfill({ status: 404, body: 'Not here' }) : route.fallback(),
    );
    await page.route(isPage, async (route) => {
      if (version !== 'gone' || route.request().resourceType() !== 'fetch') return route.fallback();
      const response = await route.fetch();
      const later = (await response.text()).replaceAll(/\/(shell|mf-[a-z]+)\/\d[^/"]*\//g, '/$1/9-later/');
      // The page that asked may have been loaded again meanwhile.
      return route.fulfill({ response, body: later }).catch(() => undefined);
    });
    page.on('request', passRequest);
  }

  /** Loads the page again where it asks for it; a new page finds the files of the live version. */
  async function recover(): Promise<boolean> {
    if (!(await notice.isVisible())) return false;
    version = 'loaded again';
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload page' }).click();
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
