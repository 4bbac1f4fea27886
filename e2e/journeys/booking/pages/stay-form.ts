import type { Page } from '@playwright/test';
import { paths } from '../../../site/addresses.ts';
import { expect, hydrated } from '../../support/fixtures.ts';

/** Who books in these journeys. */
export const visitor = {
  name: 'Morenikeji Bello',
  email: 'morenikeji@example.com',
  phone: '0803 123 4567',
} as const;

/** The five booking pages, by their names (B-01 to B-05). */
export const stayPaths = {
  'three-bedroom': paths.threeBedroomBooking,
  'two-bedroom': paths.twoBedroomBooking,
  'standard-suite': paths.standardSuiteBooking,
  'deluxe-suite': paths.deluxeSuiteBooking,
  concert: paths.concertBooking,
} as const;

type PlaceName = keyof typeof stayPaths;

export function stayForm(page: Page, place: PlaceName) {
  const main = page.getByRole('main');
  const cost = main.getByRole('complementary', { name: 'Cost' });
  const payButton = main.getByRole('button', { name: /^(?:Pay ₦|Choose your (?:nights|day), then pay$)/ });

  async function chooseNights(from: string, to: string): Promise<void> {
    await main.getByLabel('Check-in date').fill(from);
    await main.getByLabel('Check-out date').fill(to);
  }

  async function fillInVisitor(): Promise<void> {
    await main.getByLabel(/^(?:Full name|Name)$/).fill(visitor.name);
    await main.getByLabel('E-mail').fill(visitor.email);
    await main.getByLabel('Phone').fill(visitor.phone);
  }

  return {
    main,
    /** The summary beside the form. */
    cost,
    open: async () => {
      await page.goto(stayPaths[place]);
      await hydrated(page, `mf-bookings/${place}-booking`);
    },
    checkIn: main.getByLabel('Check-in date'),
    checkOut: main.getByLabel('Check-out date'),
    arrival: main.getByLabel('Arrival time (optional)'),
    date: main.getByLabel('Date', { exact: true }),
    email: main.getByLabel('E-mail'),
    chooseNights,
    fillInVisitor,
    payButton,
    /** Asks for a stay, up to the card form. */
    book: async (from: string, to: string) => {
      await chooseNights(from, to);
      await fillInVisitor();
      await payButton.click();
    },
    /** No sum stands anywhere before there are dates. */
    expectNoCost: async () => {
      await expect(cost.locator('[data-cost]')).toHaveCount(0);
      await expect(main).not.toContainText('₦0');
      await expect(payButton).toHaveText(/^Choose your (?:nights|day), then pay/);
    },
    /** What the form asks to be paid. */
    expectCost: (sum: string) => expect(cost.locator('[data-cost]')).toHaveText(sum),
    receipt: main.getByRole('region', { name: 'Receipt' }),
  };
}
