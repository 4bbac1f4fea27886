import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { deviceList } from './pages/device-list.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { paymentMails } from './received-records.ts';

/** What is left once a hall is secured, on its invoice. */
function hallRest(page: Page) {
  const panel = page.getByRole('main').getByRole('region', { name: 'What is left to pay' });
  const { card } = hallInvoice(page);
  const part = panel.getByRole('textbox', { name: 'Or pay a part now' });
  const payPart = panel.getByRole('button', { name: 'Pay a part' });
  return {
    panel,
    part,
    payPart,
    payAll: (sum: string) => panel.getByRole('button', { name: `Pay the balance, ${sum}` }),
    /** In the provider's window, which asks for that sum. */
    confirm: card.pay,
  };
}

test(
  'a hall is paid in parts from the deposit to the last naira',
  { tag: '@C-22' },
  async ({ page, sandbox }) => {
    await timeIs(page, new Date('2030-11-21T15:12:00Z'));
    await bookHall(page);
    const { pay, card, question, statusMessage, sheet, receipt } = hallInvoice(page);
    const rest = hallRest(page);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const list = deviceList(page);
    const row = list.row('Ambali Hall');
    await pay(ambali.deposit);
    await expect(heading).toHaveText('Deposit paid. See you on Thursday 20 March 2031.');
    await expect(rest.panel).toContainText('It is due by Tue 18 Feb 2031.');
    await expect(main).toContainText('An e-mail about your payment has been sent to the venue.');

    await test.step('a card form that was closed is asked about before a part is paid', async () => {
      await rest.payAll('₦900,000').click();
      await card.cancelButton.click();
      await expect(statusMessage('You closed the card form.')).toContainText('We saw no payment');
      await rest.part.fill('₦2,000,000');
      await rest.payPart.click();
      await expect(rest.part).toBeFocused();
      await expect(rest.part).toHaveAccessibleDescription(/more than is left to pay: enter ₦900,000 or less/);
      await rest.part.fill('₦200,000');
      await page.reload();
      await hydrated(page, 'mf-bookings/hall-booking');
      await expect(rest.part).toHaveValue('₦200,000');
      await rest.payPart.click();
      await question.getByRole('button', { name: 'It did not go through: pay ₦200,000 now' }).click();
      await rest.confirm('₦200,000');
      await expect(heading).toHaveText('₦1,000,000 paid. See you on Thursday 20 March 2031.');
      await expect(rest.part).toHaveValue('');
      await expect(receipt).toContainText(/To follow, by Tue 18 Feb 2031\s*₦700,000/);
      await expect(receipt).toContainText(/Total paid\s*₦1,000,000/);
      await expect(sheet).toContainText(/Balance after ₦1,000,000, by Tue 18 Feb 2031\s*₦700,000/);
      await expect(main).toContainText('An e-mail about your payments has been sent to the venue.');
    });

    await test.step('what another tab pays shows here', async () => {
      const other = await page.context().newPage();
      await timeIs(other, new Date('2030-12-05T09:00:00Z'));
      await other.goto(paths.hallBooking);
      const there = hallRest(other);
      await there.part.fill('300k');
      await there.payPart.click();
      const asked = hallInvoice(other).question;
      await expect(asked).toContainText(/^(?=.*₦200,000 was paid on).*and is counted\./s);
      await asked.getByRole('button', { name: 'It did not go through: pay ₦300,000 now' }).click();
      await there.confirm('₦300,000');
      await expect(rest.payAll('₦400,000')).toBeVisible();
      await expect(receipt).toContainText(/Total paid\s*₦1,300,000/);
      const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
      expect(printed.numPages).toBe(1);
      await other.close();
    });

    await test.step('the list leads to the last payment, and then to none', async () => {
      await list.open();
      await expect(row).toContainText(/Paid\s*₦1,300,000/);
      await row.getByRole('button', { name: 'Pay the balance, ₦400,000' }).click();
      await expect(heading).toBeFocused();
      await rest.payAll('₦400,000').click();
      await question.getByRole('button', { name: 'It did not go through: pay ₦400,000 now' }).click();
      await rest.confirm('₦400,000');
      await expect(heading).toHaveText('Paid in full. See you on Thursday 20 March 2031.');
      await expect(receipt).toContainText('Nothing: paid in full');
      await expect(sheet).toContainText('Paid in full');
      await expect(rest.panel).toHaveCount(0);
      await expect.poll(async () => (await paymentMails(sandbox)).length).toBe(4);
      await list.open();
      await expect(row).toContainText('Paid in full');
      await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    });

    const { payments } = await sandbox.received();
    const paid = payments.filter(({ status }) => status === 'success');
    expect(payments.map(({ status }) => status)).toEqual([
      'success',
      'abandoned',
      'success',
      'success',
      'success',
    ]);
    expect(paid.map(({ amount }) => amount / 100)).toEqual([800_000, 200_000, 300_000, 400_000]);
    const told = await paymentMails(sandbox);
    expect(told).toMatchObject([
      { share: 'Deposit and caution', sum: '₦800,000', left: '₦900,000, by Tue 18 Feb 2031' },
      { share: 'Part of the balance', sum: '₦200,000', left: '₦700,000, by Tue 18 Feb 2031' },
      { sum: '₦300,000', paidInAll: '₦1,300,000 of ₦1,700,000' },
      { sum: '₦400,000', left: 'Nothing', name: 'Morenikeji Bello' },
    ]);
    expect(told.map(({ reference }) => reference)).toEqual(paid.map(({ reference }) => reference));
  },
);
