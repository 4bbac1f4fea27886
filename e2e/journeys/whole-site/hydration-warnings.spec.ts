import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { paths } from '../../site/addresses.ts';
import { createDeferred } from '../support/deferred.ts';
import { complaintsOf, expect, test, whole } from '../support/fixtures.ts';

let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ browserName: _browser }, testInfo) => {
  testInfo.setTimeout(240_000);
  lab = await openReleaseLab();
  await lab.releaseDevelopmentShell();
});

test.afterAll(async () => {
  await lab.close();
});

test('development React warns about a page that differs from what it renders', async ({ page }) => {
  const warnings = complaintsOf(page);
  const gate = createDeferred();
  await page.route(/\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(lab.origin + paths.contact, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('changed'));
  gate.resolve();
  await expect.poll(() => warnings.join(' ')).toMatch(/hydrat/i);
});

test('every page hydrates without warnings from development React', async ({ page }) => {
  const warnings = complaintsOf(page);
  for (const { address } of siteFacts().pages) {
    await page.goto(lab.origin + address);
    // Until then, the boot script's marks are on content below the first screen.
    await whole(page);
    await page.locator('html').press('Shift');
    await page.waitForFunction(() => {
      const parts = [...document.querySelectorAll('main [data-part]')];
      const [view] = parts;
      view?.scrollIntoView({ block: 'end' });
      const contents = view?.firstElementChild ?? {};
      return Object.keys(contents).some((key) => key.startsWith('__react'));
    });
  }
  expect(warnings).toEqual([]);
});
