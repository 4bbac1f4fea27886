import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { hallForm } from '../booking/pages/hall-form.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 412, height: 915 } });

function hallPage(page: Page) {
  const halls = page.getByRole('region', { name: 'The halls' });
  return {
    halls,
    hall: (name: string) => halls.getByRole('article', { name }),
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

test(
  'the halls that fit a number of guests come first, and go along to the booking form',
  { tag: ['@FC-15', '@D-03', '@Q-06'] },
  async ({ page }) => {
    const { halls, hall, howMany, show, names, seats, bar } = await open(page);
    await expect(names).toHaveText(['Ball Room', 'Ambali Hall', 'Wosilat Hall']);
    await expect(bar).toContainText('Halls from ₦500,000');
    await howMany.fill('650');
    await expect(names).toHaveText(['Ambali Hall', 'Wosilat Hall', 'Ball Room']);
    await expect(page.getByRole('status').first()).toHaveText(
      'Room for 650 in Ambali Hall, which holds 700 comfortably.',
    );
    await expect(seats).toHaveAccessibleName(/650 people are coming$/);
    await expect(hall('Ball Room')).toContainText('Too small for 650.');
    await expect(hall('Ball Room').getByRole('link')).toHaveCount(0);
    await expect(bar).toContainText('₦800,000 secures the date');
    await hall('Wosilat Hall').getByText('See the floor plan').click();
    await hall('Wosilat Hall').getByRole('radio', { name: 'Theatre' }).check();
    await expect(
      hall('Wosilat Hall').getByRole('img', { name: /^Plan of Wosilat Hall, theatre: / }),
    ).toBeVisible();

    await show.click();
    await expect(halls).toBeFocused();
    await expect(halls.getByRole('heading', { name: 'The halls for 650.' })).toBeInViewport();
    await expect(halls.getByText('Room for 650 in Ambali Hall')).toBeInViewport();
    await expect(halls.getByRole('link', { name: 'Parking' })).toBeInViewport();
    await halls.getByRole('link', { name: 'Check a date in Ambali Hall' }).click();
    await expect(page).toHaveURL(paths.hallBooking);
    await hydrated(page, 'mf-bookings/hall-booking');
    await expect(hallForm(page).field('noOfPeople')).toHaveValue('650');
    expect((await hallForm(page).values())['hall']).toBe('Ambali Hall');

    const again = await open(page);
    await expect(again.howMany).toHaveValue('650');
    await expect(again.seats).toHaveAccessibleName(/650 people are coming$/);
    await expect(again.names).toHaveText(['Ambali Hall', 'Wosilat Hall', 'Ball Room']);
  },
);

test(
  'more guests than the largest hall holds are sent to the quote form',
  { tag: '@D-04' },
  async ({ page }) => {
    const { halls, howMany, bar } = await open(page);
    await howMany.fill('1200');
    await expect(halls.getByRole('heading').first()).toHaveText(
      'Too many for one hall. The whole event center takes 1,200, by quote.',
    );
    await expect(halls.getByRole('link', { name: /Check a date/ })).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [barBox, footer] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0);
    await bar.getByRole('link', { name: 'Request a quote' }).click();
    await expect(page).toHaveURL(paths.requestQuote);
    await expect(page.getByLabel('Estimated guests')).toHaveValue('1200');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test(
    'a number of guests leads to the halls, each with its prices and its plan',
    { tag: '@FC-15' },
    async ({ page }) => {
      await page.goto(paths.eventHall);
      const { halls, hall, howMany, show } = hallPage(page);
      const table = page.getByRole('table', { name: 'What it costs, and when' });
      await expect(table).toContainText('₦1,020,000');
      expect((await table.boundingBox())?.width).toBeLessThanOrEqual(328);
      await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('₦25,000 an hour');
      await expect(page.getByText('Add up your own day')).toBeHidden();
      await howMany.fill('650');
      await show.click();
      await expect(page).toHaveURL(/noOfPeople=650#halls$/);
      for (const name of ['Ball Room', 'Ambali Hall', 'Wosilat Hall']) {
        const plan = hall(name).getByRole('img', { name: /^Plan of/ });
        await expect(plan).toHaveCount(0);
        await hall(name).getByText('See the floor plan').click();
        await expect(plan).toHaveAccessibleName(/ banquet: /);
        await hall(name).getByRole('radio', { name: 'Theatre' }).check();
        await expect(plan).toHaveAccessibleName(/ theatre: /);
        await expect(hall(name).getByRole('link', { name: /Check a date/ })).toHaveAttribute(
          'href',
          `${paths.hallBooking}?${new URLSearchParams({ hall: name })}`,
        );
      }
      await expect(halls).toContainText('your own table plan is settled with the manager 30 days before');
    },
  );
});
