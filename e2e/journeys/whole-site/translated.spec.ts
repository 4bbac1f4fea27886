import { hallUnavailable, toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { deviceList } from '../booking/pages/device-list.ts';
import { booking, hallForm } from '../booking/pages/hall-form.ts';
import { hallInvoice } from '../booking/pages/hall-invoice.ts';
import { onlyMail } from '../booking/received-records.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

// The fixture checks every translated page: nothing fails, stays outdated or is sent translated.
test.use({ translated: true });

test('a hall is booked and paid on a translated page', async ({ page, sandbox }) => {
  const { open, fillField, fillIn, submit, stopNotice, form } = hallForm(page);
  await sandbox.fault({
    service: 'reservation',
    kind: 'hall-taken',
    halls: [15],
    shownAs: 'missing',
    times: 1,
  });
  await test.step('advice, errors and amounts are updated', async () => {
    await open();
    await expect(form).toContainText('No hall yet');
    await fillField('noOfPeople', '1500');
    await expect(form.getByRole('status').filter({ hasText: '1,500 is more' })).toContainText(
      'request a quote',
    );
    await submit();
    await expect(form.getByRole('region', { name: toastTexts.fillInAllInputs })).toBeFocused();
    await fillIn();
    await expect(form.getByText('650 sit comfortably in Ambali Hall')).toBeVisible();
    const sum = page.getByRole('complementary', { name: 'What it will cost' });
    await expect(sum).toContainText('Ambali Hall');
    await expect(sum).toContainText('Thursday 20 March 2031, 12:00 to 19:00');
    await submit();
    await stopNotice(hallUnavailable('Ambali Hall'))
      .getByRole('button', { name: /Choose Wosilat Hall/ })
      .click();
    await sandbox.fault({ service: 'reservation', kind: 'down', times: 1 });
    await submit();
    await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText('If this keeps happening, call');
    await page.context().setOffline(true);
    await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText('You are offline');
    await page.context().setOffline(false);
  });
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /Wosilat Hall is held/ })).toBeVisible();
  const { eventType, hearAbout } = booking;
  expect(await onlyMail(sandbox)).toMatchObject({ eventType, hearAbout });

  const invoice = hallInvoice(page);
  const deposit = '₦880,000';
  await test.step('a closed card form is reported', async () => {
    await invoice.openCardForm(deposit);
    await invoice.card.cancelButton.click();
    await expect(invoice.statusMessage('You closed the card form.')).toBeVisible();
  });
  const list = deviceList(await page.context().newPage());
  await list.open();
  const row = list.row('Wosilat Hall');
  await expect(row.getByRole('button', { name: 'Open the invoice' })).toBeVisible();
  await test.step('the deposit is paid', async () => {
    await invoice.payAgain(deposit);
    await expect(invoice.receipt).toContainText(deposit);
    await expect(invoice.receipt).toContainText('this amount under this reference');
    await expect(row.getByRole('button', { name: /^Pay the balance/ })).toBeVisible();
  });
  await test.step('the device’s data is deleted', async () => {
    await list.wipeButton.click();
    await list.dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(list.status.filter({ hasText: 'No bookings yet' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  });
});

test('numbers and dates are right on translated pages: halls, plan, nights, and the pages after them', async ({
  page,
}) => {
  await page.goto(paths.eventHall);
  await hydrated(page, 'mf-marketing/event-hall');
  const people = page.getByRole('textbox', { name: /^Guests, band/ });
  for (const [count, answer] of [
    ['50', /Ball Room/],
    ['1500', /event center/],
    ['650', /Ambali Hall/],
  ] as const) {
    await people.fill(count);
    await expect(page.getByRole('form', { name: 'How many are coming' }).getByRole('status')).toHaveText(
      answer,
    );
  }
  await page.getByText('Add up your own day').click();
  const sheet = page.getByRole('group', { name: 'Cost sheet' });
  await expect(sheet.getByRole('button', { name: 'Book Ambali Hall with this plan' })).toBeVisible();
  await page.getByLabel('Your date').fill('2031-03-20');
  await page.getByLabel('Ends').fill('22:00');
  await expect(sheet).toContainText('650 people, banquet, until 22:00');
  await page.getByLabel('Hall', { exact: true }).selectOption('Ball Room');
  await expect(sheet).toContainText('650 people are more than Ball Room holds');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await hydrated(page, 'mf-marketing/home');
  const guests = page.getByLabel('Guests');
  for (const [count, answer] of [
    ['600', 'Ambali Hall ₦1,500,000'],
    ['1500', 'More than 900'],
    ['', 'Halls from'],
  ] as const) {
    await guests.fill(count);
    await expect(page.getByRole('form', { name: 'Check a date for a hall' })).toContainText(answer);
  }
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  await page.getByLabel('Check-in').fill('2031-12-30T15:30');
  await page.getByLabel('Check-out').fill('2032-01-02T11:00');
  const totals = page.locator('[data-cost]');
  await expect(totals).toHaveCount(5);
  await page.getByLabel('Check-out').fill('2031-12-29T11:00');
  await expect(totals).toHaveCount(0);
});
