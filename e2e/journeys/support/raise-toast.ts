import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated } from './fixtures.ts';

/** Sends the contact form, which raises a toast from inside a remote; the page's clock is installed. */
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
 * A toast that is shown stays, as it would for as long as a person needs to reach something else; otherwise it goes after five seconds.
 */
export function keepToasts(page: Page): Promise<void> {
  return page
    .locator('.Toastify__progress-bar')
    .evaluate((bar) => bar.getAnimations().forEach((running) => running.pause()));
}
