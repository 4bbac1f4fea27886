import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { openWithoutScripts } from '../support/redrawn-page.ts';
import { saveData } from '../support/save-data.ts';

function modulesOf(page: Page, remote: string): Promise<number> {
  return page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/${name}/`)).length,
    remote,
  );
}

test('a picture of the gallery that is tapped before hydration opens in the viewer, not as a bare file', async ({
  page,
  complaints,
}) => {
  const letScriptsCome = await openWithoutScripts(page, paths.gallery);
  await page.getByRole('link', { name: /^Cafe with a counter/ }).click();
  letScriptsCome();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByRole('heading', { name: 'Cafe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(paths.gallery);
  expect(complaints).toEqual([]);
});

test('a booking sent before hydration is looked through as soon as its form lives', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, paths.hallBooking);
  const form = page.locator('main form[novalidate]');
  await form.locator('[type=submit]').click();
  letScriptsCome();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a fragment of another remote sleeps until it comes near, and keeps its HTML', async ({
  page,
  complaints,
}) => {
  await saveData(page);
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const newsletter = page.locator('[data-part="mf-forms/newsletter"]');
  const before = await newsletter.innerHTML();
  await page.getByRole('button', { name: 'Take a tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await modulesOf(page, 'mf-forms')).toBe(0);
  await newsletter.scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/newsletter');
  expect(await modulesOf(page, 'mf-forms')).toBeGreaterThan(0);
  expect(await newsletter.innerHTML()).toBe(before);
  expect(complaints).toEqual([]);
});

test('scripts wait for the hero picture, unless the visitor acts first', async ({ page }) => {
  await page.route(/hero-ballroom/, () => undefined);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Take a tour' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.locator('html').press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
