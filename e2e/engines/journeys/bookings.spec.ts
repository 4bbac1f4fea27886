import { extractText, getDocumentProxy } from 'unpdf';
import { cardForm } from '../../journeys/booking/pages/card-form.ts';
import { deviceList } from '../../journeys/booking/pages/device-list.ts';
import { bookHall } from '../../journeys/booking/pages/hall-form.ts';
import { ambali, hallInvoice } from '../../journeys/booking/pages/hall-invoice.ts';
import { stayForm } from '../../journeys/booking/pages/stay-form.ts';
import { expect, hydrated } from '../../journeys/support/fixtures.ts';
import { paths } from '../../site/addresses.ts';
import { test, uncaughtErrors } from '../engine-test.ts';

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.normalize('NFC').replaceAll(/\s+/g, ' ');
}

test('a hall from empty form to receipt: PDF, print, and a second tab that cannot pay again', async ({
  page,
  engine,
  sandbox,
}) => {
  const errors = uncaughtErrors(page);
  await bookHall(page);
  const here = hallInvoice(page);
  const number = await here.number();
  await expect
    .poll(() =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top),
    )
    .toBeGreaterThanOrEqual(0);
  const download = page.getByRole('button', { name: 'Download PDF' });
  const { name, bytes } = await engine.download(page, () => download.click());
  expect(name).toBe(`Invoice ${number}.pdf`);
  expect(await textOf(bytes)).toContain(number);
  const printed = await textOf(await engine.print(page));
  expect(printed).toContain(number);
  expect(printed).not.toContain('MAKE PAYMENT');

  await here.openCardForm(ambali.deposit);
  await expect(here.card.payButton).toBeVisible();
  const second = await engine.openTab();
  await second.goto(paths.hallBooking);
  await hydrated(second, 'mf-bookings/hall-booking');
  const there = hallInvoice(second);
  await there.openCardFormAgain(ambali.deposit);
  await expect(there.statusMessage('open in another tab')).toBeVisible();
  await here.card.payButton.click();
  await expect(here.receipt).toContainText('Payment Successful');
  await expect(there.receipt).toBeVisible();
  const { reservations, payments } = await sandbox.received();
  expect(reservations).toHaveLength(1);
  expect(payments.map(({ status }) => status)).toEqual(['success']);
  expect(errors).toEqual([]);
});

test('a stay from its dates to its receipt, which opens from My bookings', async ({ page, sandbox }) => {
  const stay = stayForm(page, 'deluxe-suite');
  await stay.open();
  await stay.book('2031-12-04', '2031-12-07');
  await cardForm(page).payButton.click();
  await expect(stay.receipt).toContainText('₦90,000');
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Basic Deluxe')).toContainText('3 nights');
  await list.row('Basic Deluxe').getByRole('button', { name: 'Open the receipt' }).click();
  await expect(stay.receipt).toContainText('₦90,000');
  expect((await sandbox.received()).payments).toHaveLength(1);
});
