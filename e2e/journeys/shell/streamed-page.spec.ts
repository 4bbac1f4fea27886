import { paths } from '../../site/addresses.ts';
import { expect, personsTime, test } from '../support/fixtures.ts';
import { siteFrame } from '../support/site-frame.ts';
import { openStreamedSite } from './streamed-site.ts';

test('on a page of which only the top has arrived, groups open and Take a tour waits', async ({ page }) => {
  const site = await openStreamedSite(paths.home, '<footer');
  await page.goto(site.origin, { waitUntil: 'commit' });
  const { group, footer } = siteFrame(page);
  const { opener, links } = group('Events');
  await opener.click();
  await expect(links.first()).toBeVisible();
  await opener.press('Enter');
  await expect(links.first()).toBeHidden();
  await page.getByRole('button', { name: 'Take a tour' }).click();
  await expect(footer).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  site.goOn();
  await expect(page.getByRole('dialog', { name: 'A tour of Àríyá' })).toBeVisible();
  await site.close();
});

test('a form sent while its page is still arriving is sent once, as it was typed', async ({
  page,
  sandbox,
}) => {
  const site = await openStreamedSite(paths.contact, '<footer');
  await page.goto(`${site.origin}${paths.contact}`, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  await form.getByLabel('Name').fill('Morenikeji');
  await form.getByLabel('Message').fill('Is the hall free in March?');
  await personsTime(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  site.goOn();
  await expect(page.getByRole('main').getByText('Message Sent Successfully')).toBeVisible();
  const { mails } = await sandbox.received();
  expect(mails.map(({ fields }) => fields.find(({ name }) => name === 'message')?.value)).toEqual([
    'Is the hall free in March?',
  ]);
  await site.close();
});

test.describe('without any code', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 915 } });

  test(
    'the menu of a phone, folds and jumps work, and Go Back leads home',
    { tag: ['@H-10', '@PG-07'] },
    async ({ page }) => {
      await page.goto(paths.terms);
      const { menu, toggle, group } = siteFrame(page);
      await toggle.click();
      await expect(menu).toBeVisible();
      await group('About').opener.click();
      await expect(group('About').links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.locator('summary').click();
      await contents.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      await expect(page.locator(':target')).toBeInViewport();
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === paths.home);
    },
  );
});
