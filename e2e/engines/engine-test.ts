import { test as base, type Page } from '@playwright/test';
import { sandboxLane, type SandboxLane } from '@venue/sandbox/client.ts';
import { cutOffModuleErrors } from '../journeys/support/cut-off-modules.ts';
import { sandboxOrigin } from '../site/test-ports.ts';
import { type Engine, playwrightEngine } from './engine.ts';
import { type OpenedWebKit, openWebKit } from './webkit/open-webkit.ts';

type Fixtures = {
  engine: Engine;
  /** The test's own lane of the sandbox; the site under test is configured for it. */
  sandbox: SandboxLane;
};

const everyDriver = base.extend<Pick<Fixtures, 'engine'>>({
  engine: async ({ context }, use) => {
    await use(playwrightEngine(context));
  },
});

const webkitDriver = base.extend<Pick<Fixtures, 'engine'> & { opened: OpenedWebKit }>({
  opened: async ({ viewport, serviceWorkers }, use) => {
    const opened = await openWebKit({
      viewport: viewport ?? { width: 1280, height: 720 },
      workers: serviceWorkers ?? 'block',
    });
    await use(opened);
    await opened.close();
  },
  // Playwright cannot start this browser itself.
  page: async ({ opened }, use) => {
    await use(opened.page);
  },
  engine: async ({ opened }, use) => {
    await use(opened.engine);
  },
});

/** `ENGINE` names the engine of a Playwright configuration. */
const driver: typeof everyDriver = process.env.ENGINE === 'webkit' ? webkitDriver : everyDriver;

export const test = driver.extend<Pick<Fixtures, 'sandbox'>>({
  sandbox: [
    async ({ engine }, use, testInfo) => {
      const lane = `${process.env.ENGINE}-${testInfo.testId}-${testInfo.retry}`;
      await engine.setCookie('lane', lane);
      const sandbox = sandboxLane(sandboxOrigin, lane);
      await sandbox.clear();
      await use(sandbox);
    },
    { auto: true },
  ],
});

/** Uncaught errors from now on. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (words: string) => void errors.push(`${page.url()} ${words}`);
  const isOfCutOffModule = cutOffModuleErrors(page, note);
  page.on('pageerror', (error) => {
    if (!isOfCutOffModule(String(error))) note(String(error));
  });
  return errors;
}
