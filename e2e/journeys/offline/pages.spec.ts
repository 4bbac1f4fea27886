import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { keptOnDevice } from './kept-on-device.ts';

test.use({ serviceWorkers: 'allow' });

/** Complaints but those of files that cannot be fetched: what never came near, the form in the footer, is not kept. */
function besidesFetching(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.includes('net::ERR'));
}

test(
  'pages that were seen open without a connection, with what was typed',
  { tag: ['@G-13', '@Q-13'] },
  async ({ page, context, complaints }) => {
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await keptOnDevice(page, paths.home);
    await test.step('a form reached inside the site is kept when it is reached', async () => {
      await banner.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await keptOnDevice(page, paths.contact);
      await main.getByLabel('Message').fill('Half a thought');
      await context.setOffline(true);
      await page.reload();
      await hydrated(page, 'mf-forms/contact');
      await expect(main.getByLabel('Message')).toHaveValue('Half a thought');
      await expect(main.getByText('You’re offline. What you type is saved.')).toBeVisible();
    });
    await test.step('a page that was never opened says so, and is there when the line is', async () => {
      await page.goto(`${paths.lounge}?from=bar#evening`);
      await expect(page).toHaveTitle(/^No connection/);
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t reach this page.' })).toBeVisible();
      await expect(main.getByRole('link', { name: `Call ${mainPhone}` })).toBeVisible();
      await expect(banner).toBeVisible();
      await main.getByRole('link', { name: 'Home' }).click();
      await hydrated(page, 'mf-marketing/home');
      await page.goBack();
      await context.setOffline(false);
      await main.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(/^Lounge/);
      await expect(page).toHaveURL(`${paths.lounge}?from=bar#evening`);
    });
    expect(besidesFetching(complaints)).toEqual([]);
  },
);

test(
  'the page shown when the tab is put away is there without a connection',
  { tag: '@G-13' },
  async ({ page, context }) => {
    await page.goto(paths.home);
    await keptOnDevice(page, paths.home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our team' }).click();
    await expect(page).toHaveURL(paths.ourTeam);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await keptOnDevice(page, paths.ourTeam);
    await context.setOffline(true);
    await page.reload();
    await hydrated(page, 'mf-marketing/our-team');
  },
);
