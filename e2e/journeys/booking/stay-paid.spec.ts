import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { cardForm, providersOwnWarning } from './pages/card-form.ts';
import { deviceList } from './pages/device-list.ts';
import { stayForm, visitor } from './pages/stay-form.ts';
import { onlyMail } from './received-records.ts';

test(
  'three nights are paid in kobo, and the venue is told once',
  { tag: ['@B-04', '@B-10', '@B-11', '@B-13', '@B-16'] },
  async ({ page, sandbox, complaints }) => {
    const form = stayForm(page, 'deluxe-suite');
    const { receipt } = form;
    await form.open();
    await form.arrival.fill('21:30');
    await form.book('2031-12-30', '2032-01-02');
    await cardForm(page).payButton.click();

    await test.step('the receipt names what was charged, and the payment company what was booked', async () => {
      await expect(page.getByText('Payment Successful').first()).toBeVisible();
      await expect(form.main.getByText('Payment Successful')).toHaveCount(1);
      const { payments } = await sandbox.received();
      const reference = payments[0]?.reference ?? 'no payment';
      const days = ['Tue 30 Dec 2031', 'Fri 2 Jan 2032', '3 at ₦', 'about 9:30pm, Lagos time'];
      for (const words of [reference, ...days]) await expect(receipt).toContainText(words);
      await expect(receipt).toContainText('The payment company has this amount under this reference');
      await expect(receipt).toContainText('Room not confirmed yet');
      expect(payments).toMatchObject([
        { amount: 9_000_000, currency: 'NGN', email: visitor.email, status: 'success' },
      ]);
      expect(payments[0]?.key).toMatch(/^pk_/);
      expect(payments[0]?.metadata).toMatchObject({
        custom_fields: [
          { display_name: 'Name', variable_name: 'name', value: visitor.name },
          { display_name: 'Phone', variable_name: 'phone', value: visitor.phone },
          { display_name: 'Booked', value: 'Basic Deluxe' },
          { display_name: 'Check-in', variable_name: 'check_in', value: '30/12/2031' },
          { display_name: 'Check-out', variable_name: 'check_out', value: '02/01/2032' },
          { display_name: 'Nights', value: '3' },
        ],
      });
    });

    await test.step('the venue is told by one e-mail, and the nights go into a calendar', async () => {
      await expect(receipt).toContainText('An e-mail about your booking has been sent to the venue.');
      expect(await onlyMail(sandbox)).toMatchObject({
        reference: expect.stringMatching(/^ARIYA-BASIC-DELUXE-/),
        place: 'Basic Deluxe',
        arrival: 'about 9:30pm, Lagos time',
        firstDay: 'Tuesday 30 December 2031',
        lastDay: 'Friday 2 January 2032',
        sum: '₦90,000',
        ...visitor,
      });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      const calendar = await readFile(await (await download).path(), 'utf8');
      expect(calendar).toContain('DTSTART;VALUE=DATE:20311230');
    });

    await test.step('after a reload it waits for the venue until its guest has noted the answer, and again if it was none', async () => {
      await page.reload();
      await expect(receipt).toContainText('has been sent to the venue');
      await onlyMail(sandbox);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Paid, awaiting confirmation.');
      await page.getByRole('button', { name: 'The venue has confirmed it' }).click();
      await expect(title).toHaveText('Confirmed. See you on 30 December 2031.');
      const row = deviceList(page).row('Basic Deluxe');
      await deviceList(page).open();
      await expect(row).toContainText('Confirmed');
      await row.getByRole('button', { name: 'Open the receipt' }).click();
      await page.getByRole('button', { name: 'Not confirmed after all' }).click();
      await expect(title).toHaveText('Paid, awaiting confirmation.');
    });
    expect(complaints.filter((complaint) => !complaint.includes(providersOwnWarning))).toEqual([]);
  },
);

test(
  'a day of the concert space is paid, and an e-mail that failed goes later',
  { tag: ['@B-05', '@B-17', '@D-08', '@F-05'] },
  async ({ page, context, sandbox }) => {
    await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
    const form = stayForm(page, 'concert');
    const { main, date, receipt } = form;
    await form.open();
    await form.expectNoCost();
    await form.fillInVisitor();
    await form.payButton.click();
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription('Choose a date');
    expect((await sandbox.received()).requests).toEqual([]);

    await date.fill('2031-03-20');
    await form.expectCost('₦1,300,000');
    await expect(main.getByText('20/03/2031')).toBeVisible();
    await form.payButton.click();
    await cardForm(page).payButton.click();
    await expect(receipt).toContainText('Thu 20 Mar 2031');
    await expect(receipt).not.toContainText('20/03/2031');
    const { payments } = await sandbox.received();
    expect(payments).toMatchObject([{ amount: 130_000_000 }]);
    expect(JSON.stringify(payments[0]?.metadata)).toContain('20/03/2031');

    const notTold = 'The venue does not know about your booking';
    await expect(receipt).toContainText(notTold);
    await expect(receipt.getByRole('link', { name: 'WhatsApp' }).last()).toHaveAttribute(
      'href',
      /text=.*Concert%20space/,
    );
    await receipt.getByRole('button', { name: 'Tell the venue now' }).click();
    await expect(receipt).toContainText(notTold);
    const list = deviceList(page);
    await list.open();
    await expect(list.row('Concert space')).toContainText('The venue has not been told yet');
    await list.row('Concert space').getByRole('button', { name: 'Open the receipt' }).click();
    await expect(receipt).toContainText(notTold);
    expect((await sandbox.received()).mails).toEqual([]);
    await sandbox.mend();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(receipt).toContainText('has been sent to the venue');
    await onlyMail(sandbox);
  },
);
