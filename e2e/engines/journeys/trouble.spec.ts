import { expect, hydrated } from '../../journeys/support/fixtures.ts';
import { paths } from '../../site/addresses.ts';
import { test } from '../engine-test.ts';

test('a dead remote leaves its page readable with other contacts, and Retry brings it back with what was typed', async ({
  page,
}) => {
  let failing = true;
  await page.route(/\/mf-forms\/.*\.js$/, (route) => (failing ? route.abort() : route.continue()));
  await page.goto(paths.contact);
  await page.locator('html').press('Shift');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Adé');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  failing = false;
  await retry.click();
  await hydrated(page, 'mf-forms/contact');
  await expect(main.getByLabel('Name')).toHaveValue('Adé');
  await expect(retry).toBeHidden();
});

test('a missing file of the shell is recovered by a reload, and the page does not claim that scripts are off', async ({
  page,
}) => {
  await page.route(/\/shell\/.*\/start-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(paths.contact);
  await page.locator('html').press('Shift');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByRole('main').getByText('the button cannot send this form')).toBeHidden();
});

test('a tampered file never runs, and the page stays readable', async ({ page }) => {
  await page.route(/\/mf-marketing\/.*\/home-view-/, async (route) => {
    const response = await fetch(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.tampered = true;${await response.text()}`,
    });
  });
  await page.goto(paths.home);
  await page.locator('html').press('Shift');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
