import { paths } from '../site/addresses.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** Sends the contact form, which raises a toast from inside a remote. */
async function raiseToast(page: Page): Promise<Locator> {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  await form.getByLabel('Message').fill('Is the hall free?');
  await page.clock.fastForward(3000);
  await form.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('[role=status], [role=alert]');
  await expect(toast).toHaveText(/Message Sent Successfully/);
  return toast;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('T-14, T-18: a toast of a remote appears bottom-left, in the one container of the shell', async ({
  page,
}) => {
  const toast = await raiseToast(page);
  const box = await toast.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(1);
});

test('T-15, T-17: it closes by itself, also while the pointer rests on it', async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.hover();
  await expect(toast).toBeHidden({ timeout: 8000 });
});

test('T-16: it closes on a click', async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.click();
  await expect(toast).toBeHidden({ timeout: 2000 });
});
