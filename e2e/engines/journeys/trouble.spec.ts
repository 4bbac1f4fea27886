import type { Page, Route } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated } from '../../journeys/fixtures.ts';
import { test } from '../engine-test.ts';

async function scriptsOf(page: Page, remote: string, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith(`/${remote}/`) && url.pathname.endsWith('.js'), act);
}

async function wake(page: Page): Promise<void> {
  await page.locator('html').press('Shift');
}

test('a dead remote leaves its page readable with other ways, and every other page works', async ({
  page,
}) => {
  await scriptsOf(page, 'mf-forms', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(paths.contact);
  await wake(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Check a hall date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  await hydrated(page, 'mf-bookings/hall-booking');
});

test('a file that fails once is had again by Retry, with what was typed', async ({ page }) => {
  let failing = true;
  await scriptsOf(page, 'mf-forms', (route) => (failing ? route.abort() : route.continue()));
  await page.goto(paths.contact);
  await wake(page);
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Adé');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  failing = false;
  await retry.click();
  await hydrated(page, 'mf-forms/contact');
  await expect(main.getByLabel('Name')).toHaveValue('Adé');
  await expect(retry).toBeHidden();
});

test('a file of the shell that does not come is to be had by loading the page again, and nobody says that scripts do not run', async ({
  page,
}) => {
  await page.route(/\/shell\/.*\/start-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(paths.contact);
  await wake(page);
  await expect(page.getByRole('button', { name: 'Load it again' })).toBeVisible();
  await expect(page.getByRole('main').getByText('the button cannot send this form')).toBeHidden();
});

const tampered = {
  'the shell': { file: /\/shell\/.*\/start-/, refused: 'Load it again' },
  "a remote's view": { file: /\/mf-marketing\/.*\/home-view-/, refused: 'Retry' },
};

for (const [what, { file, refused }] of Object.entries(tampered)) {
  test(`a tampered file of ${what} never runs, and the page stays readable`, async ({ page }) => {
    await page.route(file, async (route) => {
      const response = await fetch(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: `globalThis.tampered = true;${await response.text()}`,
      });
    });
    await page.goto(paths.home);
    await wake(page);
    await expect(page.getByRole('button', { name: refused })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
