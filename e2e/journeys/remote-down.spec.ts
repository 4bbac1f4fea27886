import { paths } from '../site/addresses.ts';
import { isDeep } from '../site/this-run.ts';
import type { Page, Route } from '@playwright/test';
import { growOld } from '../browser/grow-old.ts';
import { expect, hydrated, test } from './fixtures.ts';

const pageOf = {
  'mf-marketing': { path: paths.home, link: 'Home', heading: /bring/i, part: 'mf-marketing/home' },
  'mf-forms': { path: paths.contact, link: 'Contact', heading: /contact us/i, part: 'mf-forms/contact' },
  'mf-bookings': {
    path: paths.hallBooking,
    link: 'Check a hall date',
    heading: /book a hall/i,
    part: 'mf-bookings/hall-booking',
  },
} as const;
type RemoteName = keyof typeof pageOf;

/** The shell does the same for each of them. */
const remoteNames: readonly RemoteName[] = isDeep
  ? ['mf-marketing', 'mf-forms', 'mf-bookings']
  : ['mf-bookings'];

const troubles: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'gone' }),
  corrupt: (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = {{' }),
  'of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>oops</title>' }),
  hanging: () => Promise.resolve(),
};

async function trouble(page: Page, remote: string, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith(`/${remote}/`) && url.pathname.endsWith('.js'), act);
}

async function offersHelp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 10_000 });
  await expect(main.locator('a[href^="tel:"]').last()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').last()).toBeVisible();
}

for (const remote of remoteNames) {
  const own = pageOf[remote];
  const other = pageOf[remote === 'mf-forms' ? 'mf-bookings' : 'mf-forms'];

  for (const [kind, act] of Object.entries(troubles)) {
    test(`G-13: with ${remote} ${kind}, its page stays readable and every other works`, async ({ page }) => {
      await trouble(page, remote, act);
      await page.goto(own.path);
      await page.locator('html').press('Shift');
      await offersHelp(page);
      await expect(page.getByRole('heading', { level: 1, name: own.heading })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: other.link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      await hydrated(page, other.part);
    });
  }

  test(`G-13: Retry brings ${remote} back without a reload`, async ({ page }) => {
    await trouble(page, remote, (route) => route.abort());
    await page.goto(own.path);
    await page.locator('html').press('Shift');
    await offersHelp(page);
    await page.unrouteAll();
    // The part asks again by itself, too: then there is no button left to press.
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await Promise.any([retry.click(), hydrated(page, own.part)]);
    await hydrated(page, own.part);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeHidden();
  });

  test(`G-13: moving to a page of ${remote} while it is down shows the page, prerendered`, async ({
    page,
  }) => {
    await page.goto(other.path);
    await hydrated(page, other.part);
    await trouble(page, remote, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: own.link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.heading })).toBeVisible({ timeout: 10_000 });
    await offersHelp(page);
  });
}

test('G-13: where a failed module is remembered, Retry loads the page again with what was typed', async ({
  page,
}) => {
  let pressed = false;
  let reloaded = false;
  page.on('request', (request) => {
    reloaded ||= pressed && request.isNavigationRequest();
  });
  // As in Firefox and WebKit: the files are there again, and the page's own imports go on failing.
  await trouble(page, 'mf-forms', async (route) => {
    const isThere = reloaded || (pressed && route.request().method() === 'HEAD');
    await (isThere ? route.continue() : route.abort());
  });
  await page.goto(paths.contact);
  await page.locator('html').press('Shift');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Adé');
  await offersHelp(page);
  const again = page.waitForEvent('load');
  pressed = true;
  await main.getByRole('button', { name: 'Retry' }).click();
  await again;
  await hydrated(page, 'mf-forms/contact');
  await expect(main.getByLabel('Name')).toHaveValue('Adé');
});

for (const age of ['of today', 'four years old']) {
  test(`G-13: on a phone the notice stands above the bar with the price, and on no paper, in a browser ${age}`, async ({
    page,
  }) => {
    if (age !== 'of today') await growOld(page);
    await page.setViewportSize({ width: 412, height: 915 });
    await trouble(page, 'mf-bookings', (route) => route.abort());
    await page.goto(paths.hallBooking);
    await page.locator('html').press('Shift');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeInViewport();
    await expect(page.getByText('Buttons and forms here have not loaded yet.')).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'The sum' });
    const [notice, below] = [await retry.boundingBox(), await bar.boundingBox()];
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Buttons and forms here have not loaded yet.')).toBeHidden();
  });
}

test('G-13: off line, a page that was never loaded says so inside header and footer', async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await offersHelp(page);
  await expect(page).toHaveTitle(/^Not loaded yet/);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});
