import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { hallForm } from '../booking/hall-form.ts';

test.use({ viewport: { width: 412, height: 915 } });

function hallPage(page: Page) {
  const halls = page.getByRole('region', { name: 'The halls' });
  return {
    halls,
    howMany: page.getByRole('textbox', { name: /^Guests, band/ }),
    show: page.getByRole('button', { name: 'Show the halls that fit' }),
    names: halls.getByRole('article').getByRole('heading', { level: 2 }),
    bar: page.getByRole('complementary', { name: 'Book a hall' }),
    seats: page.getByRole('img', { name: /seats as dots/ }),
  };
}

async function open(page: Page) {
  await page.goto(paths.eventHall);
  await hydrated(page, 'mf-marketing/event-hall');
  return hallPage(page);
}

test('FC-15, D-03: the halls that fit come first, best first, with their reason, and the one too small is folded', async ({
  page,
}) => {
  const { halls, howMany, names, seats, bar } = await open(page);
  await expect(names).toHaveText(['Ball Room', 'Ambali Hall', 'Wosilat Hall']);
  await expect(bar).toContainText('Halls from ₦500,000');
  await howMany.fill('650');
  await expect(names).toHaveText(['Ambali Hall', 'Wosilat Hall', 'Ball Room']);
  await expect(page.getByRole('status').first()).toHaveText(
    'Room for 650 in Ambali Hall, which holds 700 comfortably.',
  );
  await expect(seats).toHaveAccessibleName(/650 people come$/);
  await expect(halls.getByRole('article', { name: 'Ball Room' })).toContainText('Too small for 650.');
  await expect(halls.getByRole('article', { name: 'Ball Room' }).getByRole('link')).toHaveCount(0);
  await expect(bar).toContainText('₦800,000 secures the date');
});

test('FC-15: fifty more and fifty fewer count without the keyboard', async ({ page }) => {
  const { howMany, names } = await open(page);
  await page.getByRole('button', { name: 'Fifty more' }).click();
  await expect(howMany).toHaveValue('50');
  await expect(names).toHaveText(['Ball Room', 'Ambali Hall', 'Wosilat Hall']);
  await page.getByRole('button', { name: 'Fifty more' }).click();
  await expect(names.first()).toHaveText('Ambali Hall');
  await page.getByRole('button', { name: 'Fifty fewer' }).click();
  await expect(howMany).toHaveValue('50');
});

test('D-04: beyond the largest hall a request for a quote leads, with the number in it', async ({ page }) => {
  const { halls, howMany, bar } = await open(page);
  await howMany.fill('1200');
  await expect(halls.getByRole('heading').first()).toHaveText(
    'More than one hall holds. The whole event center takes 1,200, by quote.',
  );
  const address = `${paths.requestQuote}?estimatedGuests=1200`;
  await expect(bar.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', address);
  await expect(halls.getByRole('link', { name: /Check a date/ })).toHaveCount(0);
  await halls.getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(paths.requestQuote);
  await expect(page.getByLabel('Estimated guests')).toHaveValue('1200');
});

test('Q-06: number and hall go along to the booking form, and the number waits for the next visit', async ({
  page,
}) => {
  const { howMany, show, halls } = await open(page);
  await howMany.fill('650');
  await show.click();
  await expect(halls).toBeFocused();
  await halls.getByRole('link', { name: 'Check a date in Ambali Hall' }).click();
  await expect(page).toHaveURL(paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(hallForm(page).field('noOfPeople')).toHaveValue('650');
  expect((await hallForm(page).values())['hall']).toBe('Ambali Hall');

  const again = await open(page);
  await expect(again.howMany).toHaveValue('650');
  await expect(again.seats).toHaveAccessibleName(/650 people come$/);
  await expect(again.names).toHaveText(['Ball Room', 'Ambali Hall', 'Wosilat Hall']);
  await again.show.click();
  await expect(again.names).toHaveText(['Ambali Hall', 'Wosilat Hall', 'Ball Room']);
});

test('the bar at the foot ends where the page does: nothing lies between it and the footer', async ({
  page,
}) => {
  const { bar } = await open(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [barBox, footer] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  const below = await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  expect(below).toBe(0);
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FC-15: the question leads to the halls, each with its sums, its plan in both settings and its way to book', async ({
    page,
  }) => {
    await page.goto(paths.eventHall);
    const { halls, howMany, show } = hallPage(page);
    await howMany.fill('650');
    await show.click();
    await expect(page).toHaveURL(/noOfPeople=650#halls$/);
    for (const name of ['Ball Room', 'Ambali Hall', 'Wosilat Hall']) {
      const card = halls.getByRole('article', { name });
      await expect(card.getByRole('img', { name: /^Plan of/ })).toHaveCount(0);
      await card.getByText('See the floor plan').click();
      await expect(card.getByRole('img', { name: /^Plan of .* banquet: / })).toBeVisible();
      await card.getByRole('radio', { name: 'Theatre' }).check();
      await expect(card.getByRole('img', { name: /^Plan of .* theatre: / })).toBeVisible();
      await expect(card.getByRole('img', { name: /^Plan of/ })).toHaveCount(1);
      await expect(card.getByRole('link', { name: /Check a date/ })).toHaveAttribute(
        'href',
        paths.hallBooking,
      );
    }
    await expect(halls).toContainText('your own table plan is settled with the manager 30 days before');
  });

  test('FC-15: every sum of every hall and what is paid besides stands in tables; the sheet, which cannot count, is gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.eventHall);
    const table = page.getByRole('table', { name: 'What it costs, and when' });
    await expect(table).toContainText('₦1,020,000');
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(328);
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('₦25,000 an hour');
    await expect(page.getByText('Add up your own day')).toBeHidden();
  });
});
