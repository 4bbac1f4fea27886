import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { hallForm } from '../booking/hall-form.ts';

for (const { link, occasion } of [
  { link: /^A naming/, occasion: 'Another family event' },
  { link: /^Request a quote for a sweet 16/, occasion: 'A birthday or anniversary' },
  { link: /^Request a quote for a remembrance/, occasion: 'A burial or remembrance' },
]) {
  test(`EV-08: “${link.source}” leads to a quote that knows what it is for`, async ({ page }) => {
    await page.goto(paths.socialEvents);
    await hydrated(page, 'mf-marketing/social-events');
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByLabel('What is it?')).toHaveValue(occasion);
  });
}

test('EV-07: the hall that a card names goes along to its booking form', async ({ page }) => {
  await page.goto(paths.socialEvents);
  await hydrated(page, 'mf-marketing/social-events');
  await page.getByRole('link', { name: 'Check a date in Ambali Hall' }).click();
  await expect(page).toHaveURL(paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(hallForm(page).form.getByRole('radio', { name: /Ambali Hall/ })).toBeChecked();
});
