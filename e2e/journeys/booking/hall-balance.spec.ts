import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, hydrated, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { paths } from '../../site/addresses.ts';
import { deviceList } from './device-list.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

/** What is left once a hall is secured, on its invoice. */
function hallRest(page: Page) {
  const panel = page.getByRole('main').getByRole('region', { name: 'What is left to pay' });
  const { checkout } = hallInvoice(page);
  const part = panel.getByRole('textbox', { name: 'Or pay a part now' });
  const payPart = panel.getByRole('button', { name: 'Pay a part' });
  return {
    panel,
    part,
    payPart,
    payAll: (sum: string) => panel.getByRole('button', { name: `Pay the balance, ${sum}` }),
    /** In the provider's window, which asks for that sum. */
    confirm: (sum: string) => checkout.getByRole('button', { name: `Pay ${sum}` }).click(),
  };
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await coming).path());
}

test('a hall is paid from the deposit to the last naira in parts, over a bad amount, a reload, another tab and the list', async ({
  page,
  sandbox,
}) => {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  const { pay, receipt, sheet } = hallInvoice(page);
  const rest = hallRest(page);
  const heading = page.getByRole('heading', { level: 1 });
  await pay(ambali.deposit);
  await expect(heading).toHaveText('Deposit paid. See you on Thursday 20 March 2031.');
  await expect(rest.panel).toContainText('It is due by Tue 18 Feb 2031.');

  await rest.part.fill('two hundred');
  await rest.payPart.click();
  await expect(rest.part).toBeFocused();
  await expect(rest.part).toHaveAccessibleDescription(/Enter whole naira in figures, for example ₦50,000/);
  await rest.part.fill('₦2,000,000');
  await rest.payPart.click();
  await expect(rest.part).toHaveAccessibleDescription(/more than is left: enter ₦900,000 or less/);
  await rest.part.fill('₦200,000');
  await page.reload();
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(rest.part).toHaveValue('₦200,000');
  await rest.payPart.click();
  await rest.confirm('₦200,000');
  await expect(heading).toHaveText('₦1,000,000 paid. See you on Thursday 20 March 2031.');
  await expect(rest.part).toHaveValue('');
  await expect(receipt).toContainText(/To follow, by Tue 18 Feb 2031\s*₦700,000/);
  await expect(receipt).toContainText(/Paid in all\s*₦1,000,000/);
  await expect(sheet).toContainText(/Balance after ₦1,000,000, by Tue 18 Feb 2031\s*₦700,000/);

  const other = await page.context().newPage();
  await timeIs(other, new Date('2030-12-05T09:00:00Z'));
  await other.goto(paths.hallBooking);
  const there = hallRest(other);
  await there.part.fill('300k');
  await there.payPart.click();
  await there.confirm('₦300,000');
  await expect(there.payAll('₦400,000')).toBeVisible();
  await expect(rest.payAll('₦400,000')).toBeVisible();
  await expect(receipt).toContainText(/Paid in all\s*₦1,300,000/);
  await other.close();

  const list = deviceList(page);
  await list.open();
  const row = list.row('Ambali Hall');
  await expect(row).toContainText(/Paid\s*₦1,300,000/);
  await row.getByRole('button', { name: 'Pay the balance, ₦400,000' }).click();
  await rest.payAll('₦400,000').click();
  await rest.confirm('₦400,000');
  await expect(heading).toHaveText('Paid in full. See you on Thursday 20 March 2031.');
  await expect(receipt).toContainText('Nothing: paid in full');
  await expect(sheet).toContainText('Paid in full');
  await expect(rest.panel).toHaveCount(0);

  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await downloaded(page, 'Download PDF'))),
    { mergePages: true },
  );
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Paid in full.*Paid before 2 payments.*₦1,000,000/);
  const calendar = await downloaded(page, 'Add them to my calendar');
  expect(calendar.toString()).not.toContain('Balance');
  await list.open();
  await expect(row).toContainText('Paid in full');
  await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  const { payments } = await sandbox.outbox();
  expect(payments.map(({ amount }) => amount / 100)).toEqual([800_000, 200_000, 300_000, 400_000]);
  expect((await reached(sandbox)).payments).toEqual(payments.map(() => 'success'));
});

test('C-22: a part whose card form was closed is asked about before the next, and a transfer stops both', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { pay, checkout, question, news, receipt } = hallInvoice(page);
  const rest = hallRest(page);
  await pay(ambali.deposit);
  await rest.payAll('₦900,000').click();
  await checkout.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(news('You closed the card form.')).toContainText('We saw no payment');
  await rest.part.fill('100000');
  await rest.payPart.click();
  await question.getByRole('button', { name: 'It did not: pay ₦100,000 now' }).click();
  await rest.confirm('₦100,000');
  await expect(rest.part).toHaveValue('');
  await rest.part.fill('150000');
  await rest.payPart.click();
  await expect(question).toContainText(/^(?=.*₦100,000 was paid at).*and is counted\./s);
  await question.getByRole('button', { name: 'It did not: pay ₦150,000 now' }).click();
  await checkout.getByRole('button', { name: 'Bank transfer pending' }).click();
  await expect(news('The payment company waits for your transfer of ₦150,000 since')).toBeVisible();
  await expect(rest.panel).toHaveCount(0);
  await page.reload();
  await expect(receipt).toContainText('The payment company waits for your transfer of ₦150,000');
  await expect(rest.panel).toHaveCount(0);
  expect((await reached(sandbox)).payments).toEqual(['success', 'abandoned', 'success', 'pending']);
});
