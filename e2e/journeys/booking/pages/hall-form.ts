import type { Page } from '@playwright/test';
import { paths } from '../../../site/addresses.ts';
import { expect, hydrated } from '../../support/fixtures.ts';

/** A complete and valid booking, field by field. */
export const booking = {
  eventType: 'Wedding Party',
  eventDate: '2031-03-20',
  startTime: '12:00',
  endTime: '19:00',
  hall: 'Ambali Hall',
  noOfPeople: '650',
  firstName: 'Morenikeji',
  lastName: 'Bello',
  email: 'morenikeji@example.com',
  phone: '0803 123 4567',
  addInfo: 'Live band of nine: ẹgbẹ́ wa ń bọ̀.',
  hearAbout: 'Instagram',
} as const;

type BookingField = keyof typeof booking;
type Values = Partial<Record<BookingField, string>>;

const chosen: readonly string[] = ['eventType', 'hearAbout'] satisfies BookingField[];

export function hallForm(page: Page) {
  const form = page.getByRole('form', { name: 'Book a hall' });
  const field = (name: string) => form.locator(`[name="${name}"]`);

  const submitButton = form.getByRole('button', { name: 'Get my invoice' });

  async function fillField(name: string, value: string) {
    if (name === 'hall') await form.getByRole('radio', { name: new RegExp(value) }).check();
    else if (chosen.includes(name)) await field(name).selectOption(value);
    else await field(name).fill(value);
  }

  return {
    form,
    field,
    fillField,
    open: async () => {
      await page.goto(paths.hallBooking);
      await hydrated(page, 'mf-bookings/hall-booking');
    },
    /** Fills the sample booking with changes, and ticks the terms. A field changed to '' is left alone. */
    fillIn: async (changes: Values = {}) => {
      const values = Object.entries<string>({ ...booking, ...changes });
      for (const [name, value] of values) if (value !== '') await fillField(name, value);
      await form.getByRole('checkbox', { name: /I agree/ }).check();
    },
    terms: form.getByRole('checkbox', { name: /I agree/ }),
    submitButton,
    submit: async () => submitButton.click(),
    /** Why the booking stopped, as the page says it. */
    stopNotice: (message: string) => form.getByRole('group', { name: message }),
    /** What the form holds, without what is empty or hidden. */
    values: () =>
      form.evaluate((element) => {
        const entries = element instanceof HTMLFormElement ? [...new FormData(element)] : [];
        return Object.fromEntries(
          entries.filter(([name, value]) => name !== 'invoiceNumber' && value !== ''),
        );
      }),
  };
}

/** What the form holds once the sample booking is filled in. */
export const filledIn: Readonly<Record<string, string>> = { ...booking, termsCheck: 'on' };

/** Books the sample hall with changes, up to its invoice. */
export async function bookHall(page: Page, changes: Values = {}) {
  const form = hallForm(page);
  await form.open();
  await form.fillIn(changes);
  await form.submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
}
