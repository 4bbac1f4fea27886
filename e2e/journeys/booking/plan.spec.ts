import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { hallForm } from './hall-form.ts';

function eventPlan(page: Page) {
  const form = page.getByRole('form', { name: 'Plan the event' });
  const sheet = form.getByRole('group', { name: 'Cost sheet' });
  return {
    form,
    sheet,
    open: async () => {
      await page.goto(paths.eventHall);
      await hydrated(page, 'mf-marketing/event-hall');
      await expect(form.getByLabel('Unarmed')).toBeHidden();
      await form.getByText('Extra guards, longer rehearsal').click();
    },
    put: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    },
    line: (item: string) => sheet.getByRole('row', { name: item }),
    total: sheet.getByRole('status'),
    book: sheet.getByRole('button', { name: /^Book / }),
    quote: sheet.getByRole('button', { name: 'Ask for a quote with it' }),
  };
}

const planned = {
  guests: '600',
  crew: '50',
  eventDate: '2031-03-20',
  startTime: '12:00',
  endTime: '22:00',
  unarmedGuards: '2',
  guardHours: '3',
  rehearsalHours: '3',
};

test('FC-15, K-17, TC-08, TC-12, TC-13: the cost sheet counts along, line by line, to the last naira', async ({
  page,
}) => {
  const { open, put, line, total, sheet, form } = eventPlan(page);
  await open();
  await expect(total).toHaveText('₦1,700,000');
  await put(planned);
  await expect(line('Late hours')).toContainText('₦50,000');
  await expect(line('Extra guards, unarmed')).toContainText('₦250,000');
  await expect(line('Extra guards, unarmed')).toContainText('the least that the terms hire');
  await expect(line('Rehearsal')).toContainText('₦20,000');
  await expect(total).toHaveText('₦2,020,000');
  await expect(sheet).toContainText('By Tue 18 Feb 2031');
  await expect(sheet).toContainText('₦950,000');
  await form.getByLabel('Guests').fill('40');
  await form.getByLabel('Crew and vendors').fill('10');
  await expect(sheet.getByRole('heading', { name: 'Ball Room' })).toBeVisible();
  await expect(total).toHaveText('₦1,020,000');
});

test('FC-15: the seating that was chosen is drawn with the people who come', async ({ page }) => {
  const { open, form } = eventPlan(page);
  await open();
  await expect(form.getByRole('img', { name: 'Plan of Ambali Hall, banquet' })).toBeVisible();
  await form.getByRole('radio', { name: 'Theatre' }).check();
  await expect(form.getByRole('img', { name: 'Plan of Ambali Hall, theatre' })).toBeVisible();
  await form.getByLabel('Guests').fill('820');
  await expect(form.getByRole('img', { name: 'Plan of Wosilat Hall, theatre' })).toBeVisible();
  await expect(form).toContainText('860 of 900 seats taken');
});

test('Q-06: one press takes the plan into the booking form, and nothing is sent', async ({
  page,
  sandbox,
}) => {
  const { open, put, book } = eventPlan(page);
  await open();
  await put(planned);
  await expect(book).toHaveText('Book Ambali Hall with this');
  await book.click();
  await expect(page).toHaveURL(paths.hallBooking);
  const booking = hallForm(page);
  await expect(booking.field('noOfPeople')).toHaveValue('650');
  expect(await booking.values()).toMatchObject({
    hall: 'Ambali Hall',
    eventDate: '2031-03-20',
    startTime: '12:00',
    endTime: '22:00',
    addInfo:
      'My plan: banquet seating; 600 guests, crew of 50; rehearsal of 3 hours; 2 unarmed guards for 5 hours.',
  });
  expect((await sandbox.outbox()).requests).toEqual([]);

  await page.goBack();
  const again = eventPlan(page);
  await expect(again.form.getByLabel('Your date')).toHaveValue('2031-03-20');
});

test('Q-06: one press takes the plan into the request for a quote, beside what was written there', async ({
  page,
}) => {
  await page.goto(paths.requestQuote);
  await hydrated(page, 'mf-forms/request-quote');
  await page.getByLabel('Message').fill('A live band of nine.');
  const { open, put, quote } = eventPlan(page);
  await open();
  await put({ ...planned, guests: '1200' });
  await quote.click();
  await expect(page).toHaveURL(paths.requestQuote);
  await expect(page.getByLabel('Message')).toHaveValue(
    'A live band of nine.\nMy plan: Wosilat Hall, Thursday 20 March 2031, from 12:00 until 22:00; banquet seating; 1,200 guests, crew of 50; rehearsal of 3 hours; 2 unarmed guards for 5 hours. Your cost sheet says ₦2,220,000.',
  );
  await expect(page.getByLabel('Estimated guests')).toHaveValue('1200');
  await expect(page.getByLabel('Event date')).toHaveValue('2031-03-20');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FC-15: the rules stand in the sheet and the sums of all halls in a table', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.eventHall);
    const { sheet, form } = eventPlan(page);
    await expect(sheet).toContainText('₦25,000 an hour each, for 5 hours or more');
    const table = page.getByRole('table', { name: 'The same for every hall' });
    await expect(table).toContainText('₦1,020,000');
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(328);
    await expect(form.getByLabel('Guests')).toBeHidden();
  });
});
