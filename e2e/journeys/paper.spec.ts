import { paths } from '../site/addresses.ts';
import { expect, test } from './fixtures.ts';
import { keepToasts, raiseToast } from './raise-toast.ts';

test('a toast is no part of the paper', async ({ page }) => {
  await page.clock.install();
  const toast = await raiseToast(page);
  await keepToasts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
});

test('nor is the note that buttons and forms did not load', async ({ page }) => {
  await page.route(/\/hall-booking-view-/, (route) => route.abort());
  await page.goto(paths.hallBooking);
  const note = page.getByText('Buttons and forms here did not load.');
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});
