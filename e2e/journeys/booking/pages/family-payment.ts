import type { Browser, Page } from '@playwright/test';
import { siteOrigin } from '../../../site/test-ports.ts';
import { expect, hydrated } from '../../support/fixtures.ts';
import { cardForm } from './card-form.ts';
import { bookHall } from './hall-form.ts';

/** Who pays for somebody else in these journeys. */
export const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 765 4321' } as const;

/** The link that the invoice on the page offers. */
export async function familyLink(page: Page): Promise<string> {
  const panel = page.getByRole('main').getByRole('region', { name: 'Family pays' });
  const link = panel.getByText(/^http\S+#invoice\./);
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

/** A page on another person's device, with the same services behind it as the first. */
export async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const cookies = await page.context().cookies(siteOrigin);
  const context = await browser.newContext();
  await context.addCookies(cookies);
  return context.newPage();
}

/** `/family-pays`: somebody else's invoice. */
export function familyPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    title: main.getByRole('heading', { level: 1 }),
    open: async (address: string) => {
      await page.goto(address);
      await hydrated(page, 'mf-bookings/family-payment');
    },
    amount: (name: string) => main.getByRole('radio', { name: new RegExp(name) }),
    fillIn: async ({ name, email, phone }: { name: string; email: string; phone: string }) => {
      await main.getByLabel('Your name').fill(name);
      await main.getByLabel('E-mail').fill(email);
      await main.getByLabel('Phone').fill(phone);
    },
    payButton: main.getByRole('button', { name: /^Pay ₦/ }),
    card: cardForm(page),
    question: main.getByRole('group', {
      name: /^(This has already been paid|We cannot find|Your transfer|A payment may|Someone)/,
    }),
    notice: (title: string) => main.getByRole('group', { name: title }),
    receipt: main.getByRole('region', { name: 'Receipt' }),
    status: main.getByRole('status'),
  };
}

/** Books a hall on the page and opens its link on another person's device. */
export async function openOnOtherDevice(browser: Browser, page: Page) {
  await bookHall(page);
  const link = await familyLink(page);
  const other = await otherDevice(browser, page);
  const family = familyPage(other);
  await family.open(link);
  return { other, family, link };
}
