import { readFile } from 'node:fs/promises';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { cardForm, stayForm } from './stay-form.ts';

test('B-16, E-13: an invoice and a receipt are listed with how they stand, and open again', async ({
  page,
}) => {
  const stay = stayForm(page, 'deluxe-suite');
  await stay.open();
  await stay.book('2031-12-04', '2031-12-07');
  await cardForm(page).pay.click();
  await expect(stay.receipt).toContainText('₦90,000');
  await bookHall(page);
  const number = await hallInvoice(page).number();

  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
  const { rows, row } = deviceList(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Ambali Hall');
  await expect(row('Ambali Hall')).toContainText(/Held until (?:today|tomorrow), \d\d:\d\d, Lagos time/);
  await expect(row('Ambali Hall')).toContainText(/2[34]\sh(?:\s\d+\smin)? left/);
  await expect(row('Ambali Hall')).toContainText(`Invoice ${number}, booking reference SBX-`);
  await expect(row('Ambali Hall')).toContainText('Wedding Party, 650 guests');
  await expect(row('Ambali Hall')).toContainText('Deposit, with the caution₦800,000');
  await expect(row('Basic Deluxe')).toContainText('Thu 4 to Sun 7 December 2031, 3 nights');
  await expect(row('Basic Deluxe')).toContainText(/Reference ARIYA-BASIC-DELUXE-/);

  await row('Basic Deluxe').getByRole('button', { name: 'Open the receipt' }).click();
  await expect(stay.receipt).toContainText('₦90,000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My bookings on this device' }).click();
  await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
  await hallInvoice(page).pay(ambali.deposit);
  await expect(hallInvoice(page).receipt).toBeVisible();
});

test('Q-13: the list is read, and its dates are saved, without a line', async ({ page, context }) => {
  await bookHall(page);
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toBeVisible();
  await hydrated(page, 'mf-bookings/bookings-on-this-device');
  await context.setOffline(true);
  const coming = page.waitForEvent('download');
  await row('Ambali Hall').getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await coming).path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20310320');
  await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
  await expect(hallInvoice(page).sheet).toContainText('₦1,700,000');
  await page.goBack();
  await expect(row('Ambali Hall')).toContainText('left');
});

test('I-15: the PDF is written again from the list', async ({ page }) => {
  await bookHall(page);
  const number = await hallInvoice(page).number();
  await deviceList(page).open();
  const coming = page.waitForEvent('download');
  await deviceList(page).row('Ambali Hall').getByRole('button', { name: 'Download PDF' }).click();
  expect((await coming).suggestedFilename()).toBe(`Invoice ${number}.pdf`);
});

test('C-22: what another tab pays shows in the list without a reload', async ({ page, context }) => {
  await bookHall(page);
  const second = await context.newPage();
  const list = deviceList(second);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('Held until');
  await hallInvoice(page).pay(ambali.full);
  await expect(list.row('Ambali Hall')).toContainText('Paid in full');
  await expect(list.row('Ambali Hall')).toContainText('Paid₦1,700,000');
});

test('one button wipes the device, after a question', async ({ page, context, sandbox }) => {
  await bookHall(page);
  const second = await context.newPage();
  const other = deviceList(second);
  await other.open();
  await expect(other.row('Ambali Hall')).toBeVisible();
  const { open, rows, wipe, dialog, status } = deviceList(page);
  await open();
  await wipe.click();
  await expect(dialog).toContainText('Nothing is cancelled');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(1);

  await wipe.click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(rows).toHaveCount(0);
  await expect(
    status.filter({ hasText: /No bookings yet\..*Invoices and receipts will appear here\./ }),
  ).toBeVisible();
  await expect(other.rows).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Morenikeji|Ambali/);
  await page.goto(paths.hallBooking);
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(hallForm(page).field('firstName')).toHaveValue('');
  expect((await sandbox.outbox()).reservations).toHaveLength(1);
});

test('a wipe reaches the other tabs: an open invoice closes and what was typed goes', async ({
  page,
  context,
}) => {
  const [invoiceTab, formTab] = [await context.newPage(), await context.newPage()];
  await bookHall(invoiceTab);
  const contact = formTab.getByRole('form', { name: 'Send us an E-Mail' });
  await formTab.goto(paths.contact);
  await hydrated(formTab, 'mf-forms/contact');
  await contact.locator('[name=name]').fill('Morenikeji Bello');
  const { open, wipe, dialog } = deviceList(page);
  await open();
  await wipe.click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(invoiceTab.getByRole('heading', { level: 1, name: 'This device was wiped.' })).toBeVisible();
  await expect(invoiceTab.getByRole('main').getByText('Ambali Hall')).toHaveCount(0);
  await expect(contact.locator('[name=name]')).toHaveValue('');
  for (const tab of [invoiceTab, formTab]) {
    await tab.reload();
    const kept = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/Morenikeji|Ambali/);
  }
});

test('nothing personal is prerendered, and no search engine lists the page', async ({ page }) => {
  const html = await (await page.request.get(paths.myBookings)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  const { open, rows, status } = deviceList(page);
  await open();
  await expect(
    status.filter({ hasText: /No bookings yet\..*Invoices and receipts will appear here\./ }),
  ).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a browser that lets the site keep nothing is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { open, status } = deviceList(page);
  await open();
  await expect(status.filter({ hasText: 'This browser lets the site keep nothing' })).toBeVisible();
});
