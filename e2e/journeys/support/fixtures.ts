import { expect, test as base, type Page } from '@playwright/test';
import { sandboxLane, type SandboxLane } from '@venue/sandbox/client.ts';
import { cutOffModuleErrors } from './cut-off-module-errors.ts';
import { polling, untilHydrated } from './hydrated.ts';
import { mark, translate } from './translator.ts';
import { sandboxOrigin, siteOrigin } from '../../site/test-ports.ts';

type Fixtures = {
  /** The browser translates every page; nothing may fail, stay as it was, or be sent in other words for that. */
  translated: boolean;
  /** The test's own copy of the three services; the site under test is configured for it. */
  sandbox: SandboxLane;
  /** What must never happen on a page: uncaught errors, hydration repairs, violations of the security policy. */
  complaints: string[];
};

/** What Playwright itself writes where it allows no service worker. */
const workerRefused = 'Service Worker registration blocked by Playwright';

/** What a starved browser says of a font or picture that it draws late; that the right ones are preloaded `first-view.spec.ts` shows. */
const preloadedEarly = 'preloaded using link preload but not used within a few seconds';

/** Errors, warnings and violations of the page from now on, each with its address. */
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
    // What a page still asks for when its journey is over is answered by nobody, and no fault of the next one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, translated }, use) => {
    await use(translated ? [] : complaintsOf(page));
  },
});

/** Waits until a view or fragment of a remote handles its own events. */
export function hydrated(page: Page, part: string): Promise<void> {
  return untilHydrated(page, `[data-part="${part}"] > :first-child`);
}

/** Waits as long as a person takes to fill in a form: what is sent faster counts as a program's. */
export async function personsTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1500, undefined, { polling });
}

/** Waits until what lies below the first screen is there too: it comes in the two frames after the first paint. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('style#first-screen')).toHaveCount(0);
}

export { expect };
