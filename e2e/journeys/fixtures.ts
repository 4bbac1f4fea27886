import { expect, test as base, type Page } from '@playwright/test';
import { sandboxLane, type SandboxLane } from '@venue/sandbox/client.ts';
import { sandboxOrigin, siteOrigin } from '../site/test-ports.ts';

type Fixtures = {
  /** The test's own copy of the three services; the site under test is configured for it. */
  sandbox: SandboxLane;
  /** What must never happen on a page: uncaught errors, hydration repairs, violations of the security policy. */
  complaints: string[];
};

/** What Playwright itself writes where it allows no service worker. */
const workerRefused = 'Service Worker registration blocked by Playwright';

/**
 * The hash of no bytes at all: Firefox says it of a module that was still on its way when its page was left, as if its
 * integrity did not hold.
 */
const cutOffOnLeaving = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const known = [workerRefused, cutOffOnLeaving];

/** Errors, warnings and violations of the page from now on, each with its address. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${String(error)}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const isKnown = known.some((words) => message.text().includes(words));
    if (isComplaint && !isKnown) complaints.push(`${page.url()} ${message.text()}`);
  });
  return complaints;
}

export const test = base.extend<Fixtures>({
  sandbox: [
    async ({ context }, use, testInfo) => {
      const lane = `${testInfo.testId}-${testInfo.retry}-${testInfo.repeatEachIndex}`;
      await context.addCookies([{ name: 'lane', value: lane, url: siteOrigin }]);
      const sandbox = sandboxLane(sandboxOrigin, lane);
      await sandbox.clear();
      await use(sandbox);
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    await use(complaintsOf(page));
  },
});

/** Waits until a view or fragment of a remote handles its own events. */
export async function hydrated(page: Page, part: string): Promise<void> {
  await page.waitForFunction((ref) => {
    const element = document.querySelector(`[data-part="${ref}"]`);
    return (
      element !== null &&
      Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__react'))
    );
  }, part);
}

/** Waits as long as a person takes to fill in a form: what is sent faster counts as a program's. */
export async function personsTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1500);
}

export { expect };
