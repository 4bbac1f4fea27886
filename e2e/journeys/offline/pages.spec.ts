import { paths } from '../../site/addresses.ts';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { keptOnDevice } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

/** Complaints but those of files that cannot be fetched: what never came near, the form in the footer, is not kept. */
function besidesFetching(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.includes('net::ERR'));
}

test('G-13: a page that was opened before opens without a connection, alive and with what was typed', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await keptOnDevice(page, paths.contact);
  const main = page.getByRole('main');
  await main.getByLabel('Message').fill('Half a thought');
  await context.setOffline(true);
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await expect(main.getByLabel('Message')).toHaveValue('Half a thought');
  await expect(main.getByText('You are offline. What you type is kept.')).toBeVisible();
  expect(besidesFetching(complaints)).toEqual([]);
});

test('Q-13: a form reached inside the site is kept when it is reached, and is back after a reload', async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await keptOnDevice(page, paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await keptOnDevice(page, paths.contact);
  await page.getByRole('main').getByLabel('Message').fill('Half a thought');
  await context.setOffline(true);
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Half a thought');
});

test('G-13: the page that is shown when the tab is put away is there when it comes back, without a connection', async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await keptOnDevice(page, paths.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL(paths.ourTeam);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await keptOnDevice(page, paths.ourTeam);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page, 'mf-marketing/our-team');
});

test('G-13: a page that was never opened says that there is no connection, and is there when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(paths.home);
  await keptOnDevice(page, paths.home);
  await context.setOffline(true);
  await page.goto(`${paths.lounge}?from=bar#evening`);
  await expect(page).toHaveTitle(/^No connection/);
  await expect(page.getByRole('heading', { level: 1, name: 'The road is out for now.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${mainPhone}` })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await hydrated(page, 'mf-marketing/home');
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Lounge/);
  await expect(page).toHaveURL(`${paths.lounge}?from=bar#evening`);
  expect(besidesFetching(complaints)).toEqual([]);
});
