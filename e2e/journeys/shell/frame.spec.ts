import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test(
  'an unknown address answers 404 with ways on, inside header and footer',
  { tag: '@G-12' },
  async ({ page, complaints }) => {
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
  },
);

test(
  'a way through three remotes and back is one document',
  { tag: ['@G-02', '@G-06', '@G-14', '@PG-07'] },
  async ({ page, sandbox, complaints }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).origin}`));
    const banner = page.getByRole('banner');
    const foot = page.getByRole('contentinfo');
    const isAtItsTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await expect(page.getByText('no e-mail is delivered, no money moves')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await foot.scrollIntoViewIfNeeded();
    await foot.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await isAtItsTop();
    await expect(page).toHaveTitle(/Contact/);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await banner.getByRole('link', { name: 'Check a date' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
    await test.step('a link that a part handles itself is left to it: Go Back returns to the page before', async () => {
      await foot.getByRole('link', { name: 'Terms and conditions' }).click();
      await hydrated(page, 'mf-marketing/terms');
      await page.getByRole('main').getByText('Go Back').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
    });
    await foot.scrollIntoViewIfNeeded();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await isAtItsTop();
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    expect([...asked]).toEqual([`GET ${new URL(page.url()).origin}`]);
    expect((await sandbox.received()).reports).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('an open page leads by document to a remote that was released meanwhile', async ({ page }) => {
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
  await page.getByRole('banner').getByRole('link', { name: 'Check a date' }).click();
  await expect(page.locator('body[data-same-document]')).toHaveCount(0);
  await hydrated(page, 'mf-bookings/hall-booking');
});
