import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { cardForm, type PlaceName, stayForm } from './stay-form.ts';

type Stay = { list: string; view: string; room: string; place: PlaceName; sum: string };

const stays = [
  { list: paths.hotels, view: 'hotels', room: 'Basic Deluxe', place: 'deluxe-suite', sum: '₦90,000' },
  {
    list: paths.apartments,
    view: 'apartments',
    room: 'Executive Apartment',
    place: 'three-bedroom',
    sum: '₦240,000',
  },
] as const satisfies readonly Stay[];

async function choose(page: Page, { list, view }: Stay) {
  await page.goto(list);
  await hydrated(page, `mf-marketing/${view}`);
  await page.getByLabel('Check-in').fill('2031-12-30T15:30');
  await page.getByLabel('Check-out').fill('2032-01-02T11:00');
}

function cardOf(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
}

for (const stay of stays) {
  test(`D-20: dates and arrival typed on ${stay.list} stand in the booking, and later ones on the list again`, async ({
    page,
    sandbox,
  }) => {
    await choose(page, stay);
    const card = cardOf(page, stay.room);
    await expect(card.locator('[data-cost]')).toHaveText(stay.sum);
    await expect(card.getByText('3 nights, Tue 30 Dec 2031 to Fri 2 Jan 2032')).toBeVisible();
    const bookNow = card.getByRole('link', { name: /Book Now/ });
    await expect(bookNow).toHaveAttribute(
      'href',
      /\?checkIn=2031-12-30&checkOut=2032-01-02&arrival=15%3A30$/,
    );
    await bookNow.click();
    const form = stayForm(page, stay.place);
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.checkOut).toHaveValue('2032-01-02');
    await expect(form.arrival).toHaveValue('15:30');
    await form.owes(stay.sum);
    expect(new URL(page.url()).search).toBe('');

    await hydrated(page, `mf-bookings/${stay.place}-booking`);
    await form.checkOut.fill('2032-01-04');
    await form.arrival.fill('22:00');
    await page.goBack();
    await expect(page.getByLabel('Check-in')).toHaveValue('2031-12-30T22:00');
    await expect(page.getByLabel('Check-out')).toHaveValue('2032-01-04T12:00');
    expect((await sandbox.outbox()).requests).toEqual([]);
  });
}

test('D-20: the same where each page comes as a document of its own, and the browser puts back what its fields held', async ({
  page,
}) => {
  const [stay] = stays;
  await choose(page, stay);
  const form = stayForm(page, stay.place);
  await form.open();
  await form.checkOut.fill('2032-01-04');
  await page.goBack();
  await hydrated(page, `mf-marketing/${stay.view}`);
  await expect(page.getByLabel('Check-out')).toHaveValue('2032-01-04T12:00');
  await page.getByLabel('Check-out').fill('2032-01-05T11:00');
  await page.goForward();
  await hydrated(page, `mf-bookings/${stay.place}-booking`);
  await expect(form.checkOut).toHaveValue('2032-01-05');
});

test('C-22, D-20: who comes for other nights than those that are paid finds them in the form, and the receipt behind a button', async ({
  page,
}) => {
  const [stay] = stays;
  const form = stayForm(page, stay.place);
  await form.open();
  await form.book('2031-12-01', '2031-12-03');
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('₦60,000');

  await choose(page, stay);
  await cardOf(page, stay.room)
    .getByRole('link', { name: /Book Now/ })
    .click();
  await expect(form.main).toContainText('You have a booking here for Mon 1 to Wed 3 December 2031.');
  await expect(form.checkIn).toHaveValue('2031-12-30');
  await form.owes(stay.sum);
  await page.getByRole('button', { name: 'Show its receipt' }).click();
  await expect(form.receipt).toContainText('₦60,000');
  await page.reload();
  await expect(form.receipt).toContainText('₦60,000');
  await page.getByRole('link', { name: 'My bookings', exact: true }).click();
  await page.getByRole('button', { name: 'Open the receipt' }).click();
  await expect(form.receipt).toContainText('₦60,000');

  // Whoever comes back without a wish finds the receipt, as before.
  await page.getByRole('button', { name: 'Book other dates' }).click();
  await expect(form.checkIn).toHaveValue('2031-12-30');
  await expect(form.main).not.toContainText('You have a booking here');
  await form.who();
  await form.pay.click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText(stay.sum);
  await page.reload();
  await expect(form.receipt).toContainText(stay.sum);
});

test.describe('on clocks of the far side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('B-08, D-20: the dates stay the same days', async ({ page }) => {
    const [stay] = stays;
    await choose(page, stay);
    const form = stayForm(page, stay.place);
    await form.open();
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.checkOut).toHaveValue('2032-01-02');
    await form.owes(stay.sum);
  });
});
