import type { Page, Route } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { seriousViolations } from '../support/accessibility-violations.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { expectRetryAbovePrice } from '../support/retry-notice.ts';

async function withoutBookings(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith('/mf-bookings/') && url.pathname.endsWith('.js'), act);
}

async function offersHelp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').last()).toBeVisible();
}

test(
  'without a remote its pages stay readable, and Retry brings it back with what was typed',
  { tag: '@G-13' },
  async ({ page }) => {
    await withoutBookings(page, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const banner = page.getByRole('banner');
    const title = page.getByRole('heading', { level: 1, name: 'Book a hall' });
    await page.goto(paths.hallBooking);
    await page.locator('html').press('Shift');
    await offersHelp(page);
    await expect(title).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await banner.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await hydrated(page, 'mf-forms/contact');

    await test.step('who moves to its page meanwhile reads it as it was written beforehand', async () => {
      await banner.getByRole('link', { name: 'Check a date', exact: true }).click();
      await expect(title).toBeVisible();
      await offersHelp(page);
    });
    const name = page.getByRole('main').getByLabel('First name');
    await name.fill('Morenikeji');
    await page.unrouteAll();
    // The part asks again by itself, too: then there is no button left to press.
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await Promise.any([retry.click(), hydrated(page, 'mf-bookings/hall-booking')]);
    await hydrated(page, 'mf-bookings/hall-booking');
    await expect(retry).toBeHidden();
    await expect(name).toHaveValue('Morenikeji');
  },
);

test(
  'on a phone the notice stands above the bar with the price, and on no paper',
  { tag: '@G-13' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    await withoutBookings(page, (route) => route.abort());
    await page.goto(paths.hallBooking);
    await page.locator('html').press('Shift');
    await expect(page.getByText('The buttons and forms here haven’t loaded yet.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await expectRetryAbovePrice(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('The buttons and forms here haven’t loaded yet.')).toBeHidden();
  },
);

test(
  'off line, a page that was never loaded says so inside header and footer',
  { tag: '@G-13' },
  async ({ page, context }) => {
    const contactCode = '**/assets/contact-view-*.js';
    // The home page prefetches it when it has time.
    await page.route(contactCode, (route) => route.abort());
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await offersHelp(page);
    await expect(page).toHaveTitle(/^Not loaded yet/);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(contactCode);
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  },
);
