import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { raiseToast } from '../raise-toast.ts';

test.use({ viewport: { width: 412, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone the toast of a message does not lie upon what is said to happen next', async ({ page }) => {
  await page.clock.install();
  const toast = await raiseToast(page);
  const said = page.getByRole('main').getByRole('status').filter({ hasText: messages.messageSent });
  const next = said.getByRole('link');
  await expect(next).toBeInViewport();
  const [told, way] = [await toast.boundingBox(), await next.boundingBox()];
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(told?.y ?? 0);
});
