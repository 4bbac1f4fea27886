import { paths } from '../../site/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated } from '../support/fixtures.ts';

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

/** The provider's library asks for the same permission in the old and in the new way. */
export const providersOwnWarning = "precedence over 'allowpaymentrequest'";

export function stayForm(page: Page, place: PlaceName) {
  const main = page.getByRole('main');
  const cost = main.getByRole('complementary', { name: 'Cost' });
  const pay = main.getByRole('button', { name: /^(?:Pay ₦|Choose your (?:nights|day), then pay$)/ });

  async function nights(from: string, to: string): Promise<void> {
    await main.getByLabel('Check-in date').fill(from);
    await main.getByLabel('Check-out date').fill(to);
  }

  async function who(): Promise<void> {
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
    nights,
    who,
    pay,
    /** Asks for a stay, up to the card form. */
    book: async (from: string, to: string) => {
      await nights(from, to);
      await who();
      await pay.click();
    },
    /** No sum stands anywhere before there are dates. */
    owesNothingYet: async () => {
      await expect(cost.locator('[data-cost]')).toHaveCount(0);
      await expect(main).not.toContainText('₦0');
      await expect(pay).toHaveText(/^Choose your (?:nights|day), then pay/);
    },
    /** What the form asks to be paid. */
    owes: (sum: string) => expect(cost.locator('[data-cost]')).toHaveText(sum),
    receipt: main.getByRole('region', { name: 'Receipt' }),
  };
}

/** The provider's card form over the page. */
export function cardForm(page: Page) {
  const frame = page.frameLocator('iframe[id^=inline-checkout]').last();
  return {
    sum: (text: string) => frame.getByText(text).first(),
    card: frame.getByLabel('Test card'),
    openBank: frame.getByRole('button', { name: 'Open my bank’s window' }),
    pay: frame.getByRole('button', { name: /^Pay/ }),
    decline: frame.getByRole('button', { name: 'Decline' }),
    cancel: frame.getByRole('button', { name: 'Cancel', exact: true }),
    transfer: frame.getByRole('button', { name: 'Bank transfer pending' }),
  };
}
