import { expect, hydrated } from '../../journeys/support/fixtures.ts';
import { siteFrame } from '../../journeys/support/site-frame.ts';
import { paths } from '../../site/addresses.ts';
import { test } from '../engine-test.ts';

const phone = { width: 412, height: 915 };

test('menus work: a group on a desktop, the whole menu on a phone', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const { menu, toggle, group } = siteFrame(page);
  await group('Events').opener.click();
  await expect(group('Events').links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group('Events').links.first()).toBeHidden();
  await page.setViewportSize(phone);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await group('Media').opener.click();
  await group('Media').links.first().click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(paths.home);
});

test('a carousel pauses, continues and goes back', async ({ page }) => {
  await page.goto(paths.weddingEvents);
  await hydrated(page, 'mf-marketing/wedding-events');
  const next = page.getByRole('button', { name: 'Next picture' });
  const region = page.getByRole('region').filter({ has: next }).last();
  const dot = (number: number) => region.getByRole('button', { name: new RegExp(`^picture ${number} of`) });
  await region.getByRole('button', { name: 'Pause pictures' }).click();
  await expect(region.getByRole('button', { name: 'Play pictures' })).toBeVisible();
  await dot(1).click();
  await next.click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await region.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('the viewer opens a picture, goes to the next, and closes with Back', async ({ page }) => {
  await page.goto(paths.gallery);
  await hydrated(page, 'mf-marketing/gallery');
  await page.getByRole('link', { name: /hotel lobby/i }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  const title = viewer.getByRole('heading');
  await expect(title).toHaveText('Lobby');
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText('Lobby');
  await page.goBack();
  await expect(viewer).toBeHidden();
});
