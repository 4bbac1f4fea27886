import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { hallForm } from '../booking/pages/hall-form.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

function eventPlan(page: Page) {
  const form = page.getByRole('form', { name: 'Plan the event' });
  const sheet = form.getByRole('group', { name: 'Cost sheet' });
  return {
    form,
    sheet,
    open: async () => {
      await page.goto(paths.eventHall);
      await hydrated(page, 'mf-marketing/event-hall');
      await page.getByText('Add up your own day').click();
      await expect(form.getByLabel('Unarmed')).toBeHidden();
      await form.getByText('Extra guards, longer rehearsal').click();
    },
    people: (count: string) => page.getByRole('textbox', { name: /^Guests, band/ }).fill(count),
    fillField: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    },
    line: (item: string) => sheet.getByRole('row', { name: item }),
    total: sheet.getByRole('status'),
    book: sheet.getByRole('button', { name: /^Book / }),
    quote: sheet.getByRole('button', { name: 'Request a quote for it' }),
  };
}

const planned = {
  eventDate: '2031-03-20',
  startTime: '12:00',
  endTime: '22:00',
  unarmedGuards: '2',
  guardHours: '3',
  rehearsalHours: '3',
};

test(
  'the cost sheet adds up, and one click takes the plan into a form',
  { tag: ['@FC-15', '@K-17', '@Q-06'] },
  async ({ page, sandbox }) => {
    const { form, open, people, fillField, line, total, sheet, book, quote } = eventPlan(page);
    await open();
    await expect(total).toHaveText('₦1,700,000');
    await people('650');
    await fillField(planned);
    await expect(line('Extra guards, unarmed')).toContainText('₦250,000');
    await expect(line('Extra guards, unarmed')).toContainText('the minimum under the terms');
    await expect(total).toHaveText('₦2,020,000');
    await expect(sheet).toContainText('By Tue 18 Feb 2031');
    await expect(sheet).toContainText('₦950,000');

    await expect(book).toHaveText('Book Ambali Hall with this plan');
    await book.click();
    await expect(page).toHaveURL(paths.hallBooking);
    const booking = hallForm(page);
    await expect(booking.field('noOfPeople')).toHaveValue('650');
    expect(await booking.values()).toMatchObject({
      hall: 'Ambali Hall',
      eventDate: '2031-03-20',
      startTime: '12:00',
      endTime: '22:00',
      addInfo: 'My plan: banquet seating; 650 people; rehearsal of 3 hours; 2 unarmed guards for 5 hours.',
    });
    await expect(page.getByRole('region', { name: 'Is your day free?' })).toContainText(
      'Ambali Hall is free',
    );
    const { requests, mails } = await sandbox.received();
    expect([requests.map(({ endpoint }) => endpoint), mails]).toEqual([['availability'], []]);

    await page.goBack();
    await page.getByText('Add up your own day').click();
    await expect(page.getByLabel('Your date')).toHaveValue('2031-03-20');
    await expect(line('Extra guards, unarmed')).toContainText('₦250,000');
    await expect(form.locator('[name="rehearsalHours"]')).toHaveValue('3');
    await people('1250');
    await quote.click();
    await expect(page).toHaveURL(paths.requestQuote);
    await expect(page.getByLabel('Message')).toHaveValue(
      'My plan: Thursday 20 March 2031, from 12:00 until 22:00; banquet seating; 1,250 people; rehearsal of 3 hours; 2 unarmed guards for 5 hours. More people than a hall holds: is the event center free?',
    );
    await expect(page.getByLabel('Which place?')).toHaveValue('Event center');
    await expect(page.getByLabel('Seating')).toHaveValue('Banquet');
    await expect(page.getByLabel('Estimated guests')).toHaveValue('1250');
    await expect(page.getByLabel('Event date')).toHaveValue('2031-03-20');
  },
);
