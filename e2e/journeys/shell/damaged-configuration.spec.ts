import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { createDeferred } from '../support/deferred.ts';

test('a page whose configuration is damaged says so in one notice, tells the owner, and stays readable', async ({
  page,
  sandbox,
}) => {
  const gate = createDeferred();
  await page.route(/\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await page.locator('#config').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const block = document.getElementById('config');
    const config = JSON.parse(block?.textContent ?? '{}');
    delete config.email.publicKey;
    if (block?.firstChild) block.firstChild.nodeValue = JSON.stringify(config);
  });
  gate.resolve();
  await expect(page.getByRole('alert')).toContainText('email.publicKey');
  await expect.poll(async () => (await sandbox.received()).reports).toMatchObject([{ code: 'page-facts' }]);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
});
