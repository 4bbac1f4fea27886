import type { Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { createGate } from './gate.ts';
import { fetchNothingAhead } from './nothing-ahead.ts';

/** Pages whose views come in two: the module of what lies below, and a field in it. */
const views = [
  {
    link: 'Contact',
    in: 'banner',
    path: paths.contact,
    heading: 'Contact Us',
    below: 'below-contact',
    field: 'Name',
  },
  {
    link: 'Request a quote',
    in: 'contentinfo',
    path: paths.requestQuote,
    heading: 'Request a quote',
    below: 'below-request-quote',
    field: 'Name',
  },
  {
    link: 'Check a hall date',
    in: 'banner',
    path: paths.hallBooking,
    heading: 'Book a hall',
    below: 'form-and-sum',
    field: 'First name',
  },
] as const;
type View = (typeof views)[number];

async function openTerms(page: Page): Promise<void> {
  await page.goto(paths.terms);
  await hydrated(page, 'mf-marketing/terms');
}

async function tap(page: Page, view: View): Promise<void> {
  await page.getByRole(view.in).getByRole('link', { name: view.link, exact: true }).click();
}

for (const view of views) {
  const { path, heading, below, field } = view;
  const belowIt = new RegExp(`/${below}-[^/]*\\.js$`);

  test(`Q-12: ${path} is shown before what lies below its first screen has come`, async ({ page }) => {
    await fetchNothingAhead(page);
    const { opened, open } = createGate();
    await page.route(belowIt, (route) => opened.then(() => route.continue()));
    await openTerms(page);
    await tap(page, view);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(page.getByText('Loading the rest of the page')).toBeAttached();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    const shown = await title.elementHandle();
    open();
    await page.getByRole('main').getByLabel(field, { exact: true }).fill('Adé');
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.getByText('Loading the rest of the page')).not.toBeAttached();
    await expect(page.getByRole('main').getByLabel(field, { exact: true })).toHaveValue('Adé');
  });

  test(`G-13: ${path} is loaded by itself where what lies below its first screen does not come`, async ({
    page,
  }) => {
    await fetchNothingAhead(page);
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    // Gone from the server for the page that was open, as after many releases.
    await page.route(belowIt, (route) => (loads === 1 ? route.abort() : route.continue()));
    await openTerms(page);
    await tap(page, view);
    await page.getByRole('main').getByLabel(field, { exact: true }).fill('Adé');
    await expect(page).toHaveURL(path);
    expect(loads).toBe(2);
  });

  test(`G-13: where ${path} cannot be loaded either, Retry brings what was missing`, async ({ page }) => {
    await fetchNothingAhead(page);
    let isDown = false;
    await page.route(belowIt, (route) => (isDown ? route.abort() : route.continue()));
    await page.route('**' + path, (route) => (isDown ? route.abort() : route.continue()));
    await openTerms(page);
    isDown = true;
    await tap(page, view);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    isDown = false;
    await retry.click();
    await page.getByRole('main').getByLabel(field, { exact: true }).fill('Adé');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
