import { expect, test } from '../support/fixtures.ts';
import { raiseToast } from '../support/raise-toast.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test(
  'a toast of a remote stands in the one container of the shell and closes on a click',
  { tag: ['@T-14', '@T-16', '@T-18'] },
  async ({ page }) => {
    const toast = await raiseToast(page);
    const box = await toast.boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(1);
    await toast.click();
    await expect(toast).toBeHidden();
  },
);

test(
  'a toast closes after five seconds, also under the pointer',
  { tag: ['@T-15', '@T-17'] },
  async ({ page }) => {
    const toast = await raiseToast(page);
    await toast.hover();
    const countdown = page.locator('.Toastify__progress-bar');
    const running = () =>
      countdown.evaluate((bar) =>
        bar.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]),
      );
    // It begins when the toast has slid in.
    await expect.poll(running).toEqual([['running', 5000]]);
    await page.emulateMedia({ media: 'print' });
    await expect(toast).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(toast).toBeVisible();
    await countdown.evaluate((bar) => bar.getAnimations().forEach((counting) => counting.finish()));
    await expect(toast).toBeHidden();
  },
);
