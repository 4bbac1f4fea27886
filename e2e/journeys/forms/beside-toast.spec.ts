import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';

test.use({ viewport: { width: 412, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone the toast of a message does not lie upon what is said to happen next', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  const form = page.getByRole('form', { name: 'Send us an E-Mail' });
  await form.getByLabel('Message').fill('Is the hall free?');
  await page.clock.fastForward(3000);
  await form.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('[role=status]');
  await expect(toast).toHaveText(messages.messageSent);
  const next = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: messages.messageSent })
    .getByRole('link');
  await expect(next).toBeInViewport();
  const [told, way] = [await toast.boundingBox(), await next.boundingBox()];
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(told?.y ?? 0);
});
