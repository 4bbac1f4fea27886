import { paths } from '../site/addresses.ts';
import type { Page } from '@playwright/test';
import { withFaultyModule } from './faulty-module.ts';
import { expect, hydrated, test } from './fixtures.ts';

function withFaultyContactView(page: Page): Promise<void> {
  const body = 'export function ContactView() { throw new Error("the contact view is at fault"); }';
  return withFaultyModule(page, /\/contact-view-[^/]*\.js$/, body);
}

test('G-13: a prerendered view that throws while it hydrates stays readable, with ways on', async ({
  page,
}) => {
  await withFaultyContactView(page);
  await page.goto(paths.contact);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(main.getByLabel('Message')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await hydrated(page, 'mf-marketing/home');
});

test('G-11: a view that throws after a navigation shows the error page, and the rest goes on', async ({
  page,
}) => {
  await withFaultyContactView(page);
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(main.getByText('the contact view is at fault')).toBeVisible();
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
});
