import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { fetchNothingAhead } from './nothing-ahead.ts';

test('who goes back to a page that this document has not heard of yet finds it', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto(paths.festivalArticle);
  await hydrated(page, 'mf-marketing/festival-article');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await page.goBack();
  await hydrated(page, 'mf-marketing/festival-article');
});

test('G-06: who goes back while a link still waits for its code stays there', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL(paths.ourTeam);
  const code = /\/contact-view-[^/]*\.js$/;
  await page.route(code, () => undefined);
  const asked = page.waitForRequest(code);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  const back = await page.evaluate(() => performance.now());
  // A link waits a second for its code, and then leads on without it.
  await page.waitForFunction((since) => performance.now() - since > 1500, back);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
});
