import { paths } from '../../site/addresses.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 412, height: 915 }, javaScriptEnabled: false });

/** Place and size in whole px. */
async function boxOf(element: Locator) {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { y: Math.round(y), height: Math.round(height) };
}

test('FC-15: on a phone picture and plan of a hall stand side by side, and its figures and button follow within a screen', async ({
  page,
}) => {
  await page.goto(paths.eventHall);
  for (const name of ['Ball Room', 'Ambali Hall', 'Wosilat Hall']) {
    const card = page.getByRole('article', { name });
    const picture = await boxOf(card.getByRole('img').first());
    expect(await boxOf(card.getByRole('img', { name: /^Plan of .* banquet/ }))).toMatchObject({
      y: picture.y,
      height: picture.height,
    });
    expect((await boxOf(card)).height).toBeLessThan(550);
    await expect(card.getByRole('link', { name: /Check this date/ })).toHaveAttribute(
      'href',
      paths.hallBooking,
    );
  }
});

test('FC-15: one switch sets all three plans, without scripts too', async ({ page }) => {
  await page.goto(paths.eventHall);
  const halls = page.getByRole('region', { name: 'The three halls' });
  const plans = (setting: string) => halls.getByRole('img', { name: new RegExp(`^Plan of .* ${setting}: `) });
  await expect(plans('banquet')).toHaveCount(3);
  await expect(halls).toContainText('70 round tables of ten');
  await halls.getByRole('radio', { name: 'Theatre' }).check();
  await expect(plans('banquet')).toHaveCount(0);
  await expect(plans('theatre')).toHaveCount(3);
  await expect(halls.getByText('25 rows of 28')).toBeVisible();
  await expect(halls).toContainText('your own table plan is settled with the manager 30 days before');
});
