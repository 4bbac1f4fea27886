import { paths } from '../site/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, personsTime, test } from './fixtures.ts';
import { createGate } from './gate.ts';
import { fetchNothingAhead } from './nothing-ahead.ts';

function modulesOf(page: Page, remote: string): Promise<number> {
  return page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/${name}/`)).length,
    remote,
  );
}

async function delayModules(page: Page, ms: number): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

test('a click made before hydration is replayed once', async ({ page, complaints }) => {
  await delayModules(page, 400);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Take a tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a picture of the gallery that is tapped before hydration opens in the viewer, not as a bare file', async ({
  page,
  complaints,
}) => {
  await delayModules(page, 400);
  await page.goto(paths.gallery, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Cafe with a counter/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByRole('heading', { name: 'Cafe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(paths.gallery);
  expect(complaints).toEqual([]);
});

test('a form sent before hydration is sent once, with what was typed', async ({
  page,
  sandbox,
  complaints,
}) => {
  await delayModules(page, 300);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  await form.getByLabel('Name').fill('Morenikeji');
  await form.getByLabel('Message').fill('Is the hall free in March?');
  await personsTime(page);
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expect(
    page.getByRole('status').filter({ hasText: 'Message Sent Successfully' }).first(),
  ).toBeVisible();
  const { mails } = await sandbox.outbox();
  expect(mails).toHaveLength(1);
  expect(complaints).toEqual([]);
});

for (const path of [paths.contact, paths.requestQuote, paths.hallBooking]) {
  test(`${path}: a form sent while its code is on the way is handled as soon as it lives`, async ({
    page,
  }) => {
    const gate = createGate();
    await page.route(/\.js$/, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const form = page.locator('main form[novalidate]');
    await form.locator('[type=submit]').click();
    gate.open();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('a fragment of another remote sleeps until it comes near, and keeps its HTML when it wakes', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  expect(await modulesOf(page, 'mf-forms')).toBe(0);
  const newsletter = page.locator('[data-part="mf-forms/newsletter"]');
  const before = await newsletter.innerHTML();
  await newsletter.scrollIntoViewIfNeeded();
  await expect.poll(() => modulesOf(page, 'mf-forms')).toBeGreaterThan(0);
  await hydrated(page, 'mf-forms/newsletter');
  expect(await newsletter.innerHTML()).toBe(before);
});

test('the page does not lose a sleeping fragment when something above it changes', async ({
  page,
  complaints,
}) => {
  await fetchNothingAhead(page);
  await page.route('**/mf-forms/**', (route) => route.abort());
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('button', { name: 'Take a tour' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="mf-forms/newsletter"]').getByLabel('E-mail')).toBeAttached();
  expect(complaints).toEqual([]);
});

test('scripts wait for the hero picture, unless the visitor acts first', async ({ page }) => {
  const gate = createGate();
  await page.route(/hero-ballroom/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Take a tour' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.locator('html').press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  gate.open();
});
