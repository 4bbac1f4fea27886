import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm, visitor } from './pages/stay-form.ts';

// On clocks of the far side of the date line the dates are the same days (B-08).
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The dates of the page that lists the rooms. */
function hotels(page: Page) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Basic Deluxe' }) });
  return {
    card,
    bookNow: card.getByRole('link', { name: /Book Now/ }),
    checkIn: page.getByLabel('Check-in'),
    checkOut: page.getByLabel('Check-out'),
    choose: async (from: string, to: string) => {
      await page.goto(paths.hotels);
      await hydrated(page, 'mf-marketing/hotels');
      await page.getByLabel('Check-in').fill(from);
      await page.getByLabel('Check-out').fill(to);
    },
  };
}

test(
  'dates, arrival and visitor stand in every booking form',
  { tag: ['@B-08', '@D-20', '@Q-06'] },
  async ({ page, sandbox }) => {
    const list = hotels(page);
    const form = stayForm(page, 'deluxe-suite');
    await list.choose('2031-12-30T15:30', '2032-01-02T11:00');
    await expect(list.card.locator('[data-cost]')).toHaveText('₦90,000');
    await expect(list.card.getByText('3 nights, Tue 30 Dec 2031 to Fri 2 Jan 2032')).toBeVisible();
    await list.bookNow.click();
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.checkOut).toHaveValue('2032-01-02');
    await expect(form.arrival).toHaveValue('15:30');
    await form.expectCost('₦90,000');
    expect(new URL(page.url()).search).toBe('');
    await hydrated(page, 'mf-bookings/deluxe-suite-booking');
    await form.fillInVisitor();
    await form.checkOut.fill('2032-01-04');
    await form.arrival.fill('22:00');
    await page.goBack();
    await expect(list.checkIn).toHaveValue('2031-12-30T22:00');
    await expect(list.checkOut).toHaveValue('2032-01-04T12:00');

    await test.step('where each page comes as a document of its own, and the browser puts back what its fields held', async () => {
      await form.open();
      await form.checkOut.fill('2032-01-05');
      await page.goBack();
      await hydrated(page, 'mf-marketing/hotels');
      await expect(list.checkOut).toHaveValue('2032-01-05T12:00');
      await list.checkOut.fill('2032-01-06T11:00');
      await page.goForward();
      await hydrated(page, 'mf-bookings/deluxe-suite-booking');
      await expect(form.checkOut).toHaveValue('2032-01-06');
    });

    const standard = stayForm(page, 'standard-suite');
    await standard.open();
    await expect(standard.checkIn).toHaveValue('2031-12-30');
    await expect(standard.email).toHaveValue(visitor.email);
    await standard.expectCost('₦175,000');
    expect((await sandbox.received()).requests).toEqual([]);
  },
);

test(
  'who comes for other nights than those paid finds them in the form',
  { tag: ['@C-22', '@D-20'] },
  async ({ page }) => {
    const form = stayForm(page, 'deluxe-suite');
    await form.open();
    await form.book('2031-12-01', '2031-12-03');
    await cardForm(page).payButton.click();
    await expect(form.receipt).toContainText('₦60,000');

    const list = hotels(page);
    await list.choose('2031-12-30T15:30', '2032-01-02T11:00');
    await list.bookNow.click();
    await expect(form.main).toContainText('You have a booking here for Mon 1 to Wed 3 December 2031.');
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await form.expectCost('₦90,000');
    await page.getByRole('button', { name: 'Show the receipt' }).click();
    await expect(form.receipt).toContainText('₦60,000');
    await page.reload();
    await expect(form.receipt).toContainText('₦60,000');
    await page.getByRole('link', { name: 'My bookings', exact: true }).click();
    await page.getByRole('button', { name: 'Open the receipt' }).click();
    await expect(form.receipt).toContainText('₦60,000');
    await page.getByRole('button', { name: 'Book other dates' }).click();
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.main).not.toContainText('You have a booking here');
  },
);
