import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('G-12: an unknown address answers 404 with ways on, inside header and footer', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [paths.home, paths.eventHall, paths.hotels, paths.contact]) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('G-06: each change of route starts at the top, going back included', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('G-14: an in-app navigation changes title and description, once', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('a navigation into another remote does not reload the document', async ({ page, complaints }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Check a hall date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a page that stood as it is while a remote was released leads to that remote by its document, to others without', async ({
  page,
}) => {
  await page.route('**/live.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), 'mf-bookings': '9.9.9-0123456789' },
    });
  });
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Check a hall date' }).click();
  await expect(page.locator('body[data-same-document]')).toHaveCount(0);
  await hydrated(page, 'mf-bookings/hall-booking');
});

test('G-02: a page load asks its own origin for files only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).origin}`));
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  expect([...new Set(asked)]).toEqual([`GET ${new URL(page.url()).origin}`]);
});

test('the sandbox says on every page that nothing is real', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(page.getByText('no e-mail is delivered, no money moves')).toBeVisible();
});

test('PG-07: a link that a part handles itself is left to it: Go Back returns to the page before', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await hydrated(page, 'mf-marketing/terms');
  await page.getByRole('main').getByText('Go Back').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});
