import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated } from './fixtures.ts';

/** Sends the contact form, which raises a toast from a remote; the page's clock is installed. */
export async function raiseToast(page: Page): Promise<Locator> {
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

/**
 * Keeps a toast on screen, as if for someone who needs time to reach something else; otherwise it closes after
 * five seconds.
 */
export function keepToasts(page: Page): Promise<void> {
  return page
    .locator('.Toastify__progress-bar')
    .evaluate((bar) => bar.getAnimations().forEach((running) => running.pause()));
}
