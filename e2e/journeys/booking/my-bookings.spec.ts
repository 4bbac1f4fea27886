import { readFile } from 'node:fs/promises';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { deviceList } from './pages/device-list.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { stayForm } from './pages/stay-form.ts';

test(
  'an invoice and a receipt are listed with how they stand, also without a connection',
  { tag: ['@B-16', '@C-22', '@E-13', '@I-15', '@Q-13'] },
  async ({ page, context }) => {
    const stay = stayForm(page, 'deluxe-suite');
    await stay.open();
    await stay.book('2031-12-04', '2031-12-07');
    await cardForm(page).payButton.click();
    await expect(stay.receipt).toContainText('₦90,000');
    await bookHall(page);
    const invoice = hallInvoice(page);
    const number = await invoice.number();
    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
    const { rows, row } = deviceList(page);
    const hall = row('Ambali Hall');

    await test.step('what waits for its visitor stands first', async () => {
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('Ambali Hall');
      await expect(hall).toContainText(/Held until (?:today|tomorrow), \d\d:\d\d, Lagos time/);
      await expect(hall).toContainText(/2[34]\sh(?:\s\d+\smin)? left/);
      await expect(hall).toContainText(`Invoice ${number}, booking reference SBX-`);
      await expect(hall).toContainText('Deposit, with the caution₦800,000');
      await expect(row('Basic Deluxe')).toContainText('Thu 4 to Sun 7 December 2031, 3 nights');
      await expect(row('Basic Deluxe')).toContainText(/Reference ARIYA-BASIC-DELUXE-/);
    });

    await test.step('the PDF is written again; without a line the dates are saved and the invoice is read', async () => {
      await hydrated(page, 'mf-bookings/bookings-on-this-device');
      const pdf = page.waitForEvent('download');
      await hall.getByRole('button', { name: 'Download PDF' }).click();
      expect((await pdf).suggestedFilename()).toBe(`Invoice ${number}.pdf`);
      await context.setOffline(true);
      const dates = page.waitForEvent('download');
      await hall.getByRole('button', { name: 'Add to calendar' }).click();
      expect(await readFile(await (await dates).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20310320');
      await hall.getByRole('button', { name: 'Open and pay' }).click();
      await expect(invoice.sheet).toContainText('₦1,700,000');
      await page.goBack();
      await expect(hall).toContainText('left');
      await context.setOffline(false);
    });

    const paying = await context.newPage();
    await deviceList(paying).open();
    await deviceList(paying).row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
    await hallInvoice(paying).pay(ambali.full);
    await expect(hallInvoice(paying).receipt).toBeVisible();
    await expect(hall).toContainText('Paid in full');
    await expect(hall).toContainText('Paid₦1,700,000');
    await row('Basic Deluxe').getByRole('button', { name: 'Open the receipt' }).click();
    await expect(stay.receipt).toContainText('₦90,000');
  },
);

test('one button wipes the device after a question, in all tabs: the list, an open invoice, what is typed', async ({
  page,
  context,
  sandbox,
}) => {
  const [invoiceTab, formTab] = [await context.newPage(), await context.newPage()];
  await bookHall(invoiceTab);
  const name = formTab.getByRole('form', { name: 'Send us an E-Mail' }).locator('[name=name]');
  await formTab.goto(paths.contact);
  await hydrated(formTab, 'mf-forms/contact');
  await name.fill('Morenikeji Bello');
  const { open, rows, wipeButton, dialog, status } = deviceList(page);
  await open();
  await wipeButton.click();
  await expect(dialog).toContainText('Nothing is cancelled');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(1);

  await wipeButton.click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(rows).toHaveCount(0);
  await expect(
    status.filter({ hasText: /No bookings yet\..*Invoices and receipts will appear here\./ }),
  ).toBeVisible();
  await expect(invoiceTab.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  await expect(invoiceTab.getByRole('article', { name: /^Invoice/ })).toHaveCount(0);
  await expect(name).toHaveValue('');
  for (const tab of [page, invoiceTab, formTab]) {
    await tab.reload();
    const kept = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/Morenikeji|Ambali/);
  }
  expect((await sandbox.received()).reservations).toHaveLength(1);
});
