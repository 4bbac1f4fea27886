import { expect, test } from './fixtures.ts';
import { keepToasts, raiseToast } from './raise-toast.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('T-14, T-18: a toast of a remote appears bottom-left, in the one container of the shell, and on no paper', async ({
  page,
}) => {
  const toast = await raiseToast(page);
  const box = await toast.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(1);
  await keepToasts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
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
