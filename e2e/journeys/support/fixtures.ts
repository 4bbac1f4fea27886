import { expect, test as base, type Page } from '@playwright/test';
import { sandboxLane, type SandboxLane } from '@venue/sandbox/client.ts';
import { sandboxOrigin, siteOrigin } from '../../site/test-ports.ts';
import { cutOffModuleErrors } from './cut-off-modules.ts';
import { polling, untilHydrated } from './hydrated.ts';
import { mark, translate } from './translator.ts';

type Fixtures = {
  /** Translates every page. Nothing may fail, stay outdated or be sent translated. */
  translated: boolean;
  /** The test's own lane of the sandbox; the site under test is configured for it. */
  sandbox: SandboxLane;
  /** What must never happen on a page: uncaught errors, hydration errors, policy violations. */
  complaints: string[];
};

/** What Playwright itself logs when service workers are blocked. */
const workerRefused = 'Service Worker registration blocked by Playwright';

/** What a busy browser logs about fonts or pictures that it draws late; `first-view.spec.ts` tests which are preloaded. */
const preloadedEarly = 'preloaded using link preload but not used within a few seconds';

/** Errors, warnings and violations of the page from now on, with their addresses. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (words: string) => void complaints.push(`${page.url()} ${words}`);
  const isOfCutOffModule = cutOffModuleErrors(page, complain);
  page.on('pageerror', (error) => {
    if (!isOfCutOffModule(String(error))) complain(String(error));
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const words = message.text();
    const isExpected = words.includes(workerRefused) || words.includes(preloadedEarly);
    if (isComplaint && !isExpected && !isOfCutOffModule(words)) complain(words);
  });
  return complaints;
}

export const test = base.extend<Fixtures>({
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    const faults = translated ? await translate(context) : [];
    await use(context);
    expect(faults).toEqual([]);
  },
  sandbox: [
    async ({ context, translated }, use, testInfo) => {
      const lane = `${testInfo.testId}-${testInfo.retry}-${testInfo.repeatEachIndex}`;
      await context.addCookies([{ name: 'lane', value: lane, url: siteOrigin }]);
      const sandbox = sandboxLane(sandboxOrigin, lane);
      await sandbox.clear();
      await use(sandbox);
      if (translated) expect(JSON.stringify(await sandbox.received())).not.toContain(mark);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // Requests still open when a journey is over get no answer and are not the next one's fault.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, translated }, use) => {
    await use(translated ? [] : complaintsOf(page));
  },
});

/** Waits until a view or fragment of a remote is hydrated. */
export function hydrated(page: Page, part: string): Promise<void> {
  return untilHydrated(page, `[data-part="${part}"] > :first-child`);
}

/** Waits as long as a person takes to fill in a form; faster ones count as spam. */
export async function personsTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1500, undefined, { polling });
}

/** Waits until content below the first screen is there; it comes in the two frames after the first paint. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('style#first-screen')).toHaveCount(0);
}

export { expect };
