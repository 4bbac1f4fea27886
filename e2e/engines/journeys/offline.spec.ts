import type { Server } from 'node:http';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { keptOnDevice } from '../../journeys/offline/kept-on-device.ts';
import { expect, hydrated } from '../../journeys/support/fixtures.ts';
import { paths } from '../../site/addresses.ts';
import { serveTestSite, testSiteFolder } from '../../site/test-site.ts';
import { test } from '../engine-test.ts';

type DepartingSite = { origin: string; leave: () => Promise<void>; comeBack: () => Promise<void> };

/** The site under test at its own address, which can refuse connections as if the machine were off. */
async function openDepartingSite(): Promise<DepartingSite> {
  const port = await freePort();
  let server: Server = await serveTestSite(testSiteFolder, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    leave: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    comeBack: async () => {
      server = await serveTestSite(testSiteFolder, port);
    },
  };
}

test.use({ serviceWorkers: 'allow' });

test('with the server gone, cached pages open and work, others say so, and everything works once it is back', async ({
  page,
}) => {
  const site = await openDepartingSite();
  await page.goto(site.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await keptOnDevice(page, paths.contact);
  await page.getByRole('main').getByLabel('Message').fill('Half a thought');
  await site.leave();
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Half a thought');
  await page.goto(site.origin + paths.lounge);
  await expect(page).toHaveTitle(/^No connection/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Call ${mainPhone}` })).toBeVisible();
  await site.comeBack();
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Lounge/);
  await site.leave();
});
