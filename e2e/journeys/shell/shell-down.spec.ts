import type { Page, Route } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { createDeferred } from '../support/deferred.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

async function shellScripts(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith('/shell/') && url.pathname.endsWith('.js'), act);
}

test(
  'when the shell itself does not load, the page says so and how to go on; nothing typed is lost',
  { tag: '@G-13' },
  async ({ page }) => {
    await shellScripts(page, (route) => route.abort());
    await page.goto(paths.contact);
    const name = page.getByRole('main').getByLabel('Name');
    await name.fill('Adé');
    const notice = page.getByRole('alert').filter({ hasText: 'are still loading' });
    await expect(notice).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(name).toHaveValue('Adé');
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload page' }).click();
    await hydrated(page, 'mf-forms/contact');
    await expect(notice).toBeHidden();
    await expect(name).toHaveValue('Adé');
  },
);

test(
  'while the shell hangs, a tap is answered with a notice, and done when the shell is there',
  { tag: '@G-13' },
  async ({ page }) => {
    await page.clock.install();
    const gate = createDeferred();
    await shellScripts(page, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Take a tour' }).click();
    await page.clock.fastForward(4000);
    const notice = page.getByRole('alert').filter({ hasText: 'are still loading' });
    await expect(notice).toBeVisible();
    gate.resolve();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test(
  'when only a part of the shell arrives, the page says so unasked',
  { tag: '@G-13' },
  async ({ page }) => {
    const html = await (await page.request.get(paths.contact)).text();
    const [, entry = ''] = /"entry":"(\/shell\/[^"]+)"/.exec(html) ?? [];
    await shellScripts(page, async (route) => {
      if (new URL(route.request().url()).pathname === entry) await route.continue();
      else await route.abort();
    });
    const arrived = page.waitForResponse((response) => response.url().endsWith(entry));
    await page.goto(paths.contact);
    await arrived;
    await expect(page.getByRole('alert').filter({ hasText: 'are still loading' })).toBeVisible();
  },
);
