import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { seededRandom } from './seeded-random.ts';

const versionFile = /\/(?:shell|mf-[a-z]+)\/\d[^/]*\//;

/** A moment of a flow: after this many requests of a step, or when the next step begins. */
export type Moment = { step: number; requests: number };

/** Up to `count` different moments, determined by a seed. `steps`: how many requests to distinguish in each step. */
export function momentsOf(seed: number, count: number, steps: readonly number[]): Moment[] {
  const all = steps.flatMap((many, step) =>
    Array.from({ length: many }, (_, requests) => ({ step, requests })),
  );
  const draw = seededRandom(seed);
  const chosen = new Set<Moment>();
  while (chosen.size < Math.min(count, all.length)) {
    const moment = all[Math.floor(draw() * all.length)];
    if (moment) chosen.add(moment);
  }
  return [...chosen];
}

/**
 * A tab that stays open while the site drops the version that it was loaded from, at a given moment. Steps and
 * requests are counted from `begin`.
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
    await page.route('**/live.json', async (route) => {
      if (version !== 'gone') return route.fallback();
      const response = await route.fetch();
      const live: Record<string, string> = await response.json();
      const later = Object.fromEntries(Object.keys(live).map((name) => [name, '9-later']));
      // The page that asked may have been reloaded by now.
      return route.fulfill({ response, json: later }).catch(() => undefined);
    });
    page.on('request', passRequest);
  }

  /** Reloads the page if it asks for that. A new page uses the live version. */
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
    /** The visitor's last action; the version is dropped now at the latest. */
    passLast: () => {
      if (version === 'there') version = 'gone';
    },
    /** Waits for a locator. If the notice appears instead, reloads the page and returns that. */
    recoveredInsteadOf: async (wanted: ReturnType<Page['locator']>): Promise<boolean> => {
      await expect(wanted.or(notice).first()).toBeVisible();
      return recover();
    },
  };
}
