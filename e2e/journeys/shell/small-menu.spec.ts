import type { Locator } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSameDocument, markDocument, siteFrame } from '../support/site-frame.ts';

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

function placeOf(element: Locator): Promise<{ left: number; width: number; bottom: number }> {
  return element.evaluate((one) => {
    const { left, width, bottom } = one.getBoundingClientRect();
    return { left, width, bottom };
  });
}

test(
  'the button opens and closes the menu of a phone, and its groups fold',
  { tag: ['@H-10', '@H-11'] },
  async ({ page }) => {
    const { menu, toggle, group, link, ready } = siteFrame(page);
    await page.goto(paths.home);
    await ready();
    await markDocument(page);
    await test.step('the button opens and closes it, with the telephone at its foot', async () => {
      await expect(menu).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.tap();
      await expect(menu).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveText(/Close/);
      for (const name of ['Home', 'Career', 'Contact']) await expect(link(name)).toBeVisible();
      await expect(link('Home')).toHaveAttribute('aria-current', 'page');
      expect(await placeOf(menu)).toMatchObject({ left: 0, width: 412, bottom: 915 });
      expect((await placeOf(menu.getByRole('link', { name: 'Call' }))).bottom).toBeGreaterThan(890);
      await expect(link('Privacy')).toBeVisible();
      await toggle.tap();
      await expect(menu).toBeHidden();
    });

    await test.step('groups fold, and a link closes the menu', async () => {
      await toggle.tap();
      await group('Media').opener.tap();
      await expect(group('Media').links.first()).toBeVisible();
      await group('Events').opener.tap();
      await expect(group('Events').links.first()).toBeVisible();
      await expect(group('Media').links.first()).toBeHidden();
      const smallest = await menu
        .locator('a:visible, summary')
        .evaluateAll((all) => Math.min(...all.map((element) => element.getBoundingClientRect().height)));
      expect(smallest).toBeGreaterThanOrEqual(44);
      await group('Events').links.first().tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(paths.weddingEvents);
      await expectSameDocument(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step('a facility opens in a new tab', async () => {
      await toggle.tap();
      await group('Facilities and Services').opener.tap();
      const opened = page.waitForEvent('popup');
      await group('Facilities and Services').links.first().tap();
      await expect(await opened).toHaveURL(paths.hotels);
      await expect(menu).toBeHidden();
    });

    await test.step('who has paid finds the bookings of this device', async () => {
      await toggle.tap();
      await link('My bookings on this device').tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
      await expect(menu).toBeHidden();
      await expectSameDocument(page);
    });
  },
);

test(
  'with a keyboard, Tab goes from the button into the menu and Esc closes it',
  { tag: '@H-10' },
  async ({ page }) => {
    const { menu, toggle, group, link, ready } = siteFrame(page);
    await page.goto(paths.terms);
    await ready();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // Over the header there is no menu that could keep the gesture to itself.
    for (const y of [500, 20]) {
      await page.mouse.move(200, y);
      await page.mouse.wheel(0, 2000);
    }
    await page.keyboard.press('Tab');
    await expect(link('Home')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(group('About').opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group('About').links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  },
);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the open menu covers neither its own words nor its button, with doubled text too', async ({
    page,
  }) => {
    const { menu, toggle, ready } = siteFrame(page);
    await page.goto(paths.terms);
    await ready();
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await toggle.tap();
      await expect(menu).toBeVisible();
      const overflowing = await menu.evaluate((nav) =>
        [nav, ...nav.querySelectorAll('*')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
          .map((one) => one.textContent),
      );
      expect(overflowing, size).toEqual([]);
      const callBar = menu.getByRole('link', { name: 'Call' }).locator('..');
      expect(await callBar.evaluate((bar) => bar.scrollHeight - bar.clientHeight), size).toBeLessThan(2);
      await toggle.tap();
      await expect(menu).toBeHidden();
    }
  });
});
