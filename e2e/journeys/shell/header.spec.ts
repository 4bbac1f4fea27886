import type { Locator } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { expectSameDocument, markDocument, siteFrame } from '../support/site-frame.ts';

test(
  'the pointer opens a group of the menu, a click keeps it open',
  { tag: ['@H-01..09', '@H-13'] },
  async ({ page }) => {
    const { menu, logo, group, link, ready } = siteFrame(page);
    await page.goto(paths.home);
    await ready();
    await markDocument(page);
    const [about, facilities] = [group('About'), group('Facilities and Services')];
    const shadow = (opener: Locator) => opener.evaluate((element) => getComputedStyle(element).boxShadow);
    const plainShadow = await shadow(about.opener);
    await expect(logo).toHaveAttribute('href', paths.home);
    await expect(menu.locator('summary')).toHaveText(['About', 'Events', 'Facilities and Services', 'Media']);
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveText(['Home', 'Career', 'Contact']);
    await expect(link('Home')).toHaveAttribute('aria-current', 'page');

    await test.step('a group opens under the pointer, and a facility opens in a new tab', async () => {
      await about.opener.hover();
      await expect(about.opener).toHaveAttribute('aria-expanded', 'true');
      await facilities.opener.hover();
      await expect(facilities.links).toHaveCount(11);
      await expect(menu.locator('details[open]')).toHaveCount(1);
      await expect(menu.locator('details[open] a[target=_blank][rel=noopener]')).toHaveCount(11);
      const opened = page.waitForEvent('popup');
      await link('Hotels (opens in a new tab) Rooms by the night').click();
      const tab = await opened;
      await expect(tab).toHaveURL(paths.hotels);
      await tab.close();
      await page.mouse.move(600, 700);
      await expect(menu.locator('details[open]')).toHaveCount(0);
    });

    await test.step('a click keeps a group open', async () => {
      await about.opener.click();
      await page.mouse.move(600, 700);
      await expect(about.links.first()).toBeVisible();
      await about.opener.click();
      await expect(about.links.first()).toBeHidden();
      await about.opener.click();
      await expect(about.links.first()).toBeVisible();
      await page.mouse.click(900, 750);
      await expect(about.links.first()).toBeHidden();
    });

    await test.step('the page’s own link and group are marked', async () => {
      await about.opener.click();
      await about.links.first().click();
      await expect(page).toHaveURL(paths.overview);
      await hydrated(page, 'mf-marketing/overview');
      await expectSameDocument(page);
      await expect(about.links.first()).toBeHidden();
      await expect(menu.locator('[aria-current=page]')).toHaveText(/^Overview/);
      await page.mouse.move(600, 700);
      expect(await shadow(about.opener)).not.toBe(plainShadow);
      expect(await shadow(link('Home'))).toBe(plainShadow);
    });
  },
);

test(
  'Enter and Space open a group, Tab goes through it and out, Esc goes back to its button',
  { tag: '@H-13' },
  async ({ page }) => {
    const { menu, group, link, ready } = siteFrame(page);
    await page.goto(paths.terms);
    await ready();
    const { keyboard } = page;
    const [about, events] = [group('About'), group('Events')];
    await link('Home').focus();
    await keyboard.press('Tab');
    await expect(about.opener).toBeFocused();
    await keyboard.press('Enter');
    await expect(about.opener).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Tab');
    await expect(about.links.first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(about.opener).toBeFocused();
    await expect(about.opener).toHaveAttribute('aria-expanded', 'false');
    await expect(about.links.first()).toBeHidden();

    await keyboard.press('Space');
    await expect(about.links.last()).toBeVisible();
    await about.links.last().focus();
    await keyboard.press('Tab');
    await expect(events.opener).toBeFocused();
    await expect(about.links.last()).toBeHidden();
    await keyboard.press('Enter');
    await expect(events.links.first()).toBeVisible();
    await events.links.first().focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(paths.weddingEvents);
    await expect(menu.locator('details[open]')).toHaveCount(0);
  },
);

test.describe('by touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test(
    'a tap opens a group, another tap the next one, a tap beside it closes',
    { tag: '@H-13' },
    async ({ page }) => {
      const { menu, group } = siteFrame(page);
      await page.goto(paths.contact);
      await hydrated(page, 'mf-forms/contact');
      const [about, media] = [group('About'), group('Media')];
      await about.opener.tap();
      await expect(about.links.first()).toBeVisible();
      await media.opener.tap();
      await expect(media.links.first()).toBeVisible();
      await expect(about.links.first()).toBeHidden();
      await page.touchscreen.tap(600, 700);
      await expect(menu.locator('details[open]')).toHaveCount(0);
      await media.opener.tap();
      await media.links.first().tap();
      await expect(page).toHaveURL(paths.gallery);
    },
  );
});

test('above a keyboard on a phone held sideways, a field shows with its label', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await page.setViewportSize({ width: 640, height: 160 });
  for (const name of ['eventDate', 'phone']) {
    const field = page.locator(`main [name=${name}]`);
    await field.focus();
    const label = page.locator(`label[for="${await field.getAttribute('id')}"]`);
    await expect(label).toBeInViewport({ ratio: 1 });
    const isOnTop = await label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 4) === element;
    });
    expect(isOnTop, name).toBe(true);
  }
});
