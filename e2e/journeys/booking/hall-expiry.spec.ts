import { hallUnavailable } from '@venue/shared/text/toast-texts.ts';
import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { timeIs, timePasses } from '../support/set-site-time.ts';
import { deviceList } from './pages/device-list.ts';
import { booking, bookHall, hallForm } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

const morning = new Date('2030-11-21T09:12:00+01:00');
/** The step in which the page looks at the clock, in ms. */
const look = 10_000;

test(
  'an invoice counts its 24 hours down, and ends',
  { tag: ['@I-12', '@D-22', '@E-13', '@Q-11'] },
  async ({ page, sandbox }) => {
    await timeIs(page, morning);
    await sandbox.fault({ service: 'email', times: 1, kind: 'status', status: 500 });
    await bookHall(page);
    const { sheet, payPanel, payButton, dialog, transfer } = hallInvoice(page);
    const heading = page.getByRole('heading', { level: 1 });
    const held = page.getByText('The hall is still held for you');
    await expect(heading).toHaveText(/^Ambali Hall is held until tomorrow, 09:1\d\.$/);
    await expect(sheet).toContainText(/Valid until22\/11\/2030, 09:1\d/);
    await timePasses(page, 2 * look);
    await expect(payPanel).toContainText(/Valid until tomorrow, 09:1\d, Lagos time: 23\sh\s5\d\smin left/);
    await timePasses(page, 16 * hourMs);
    await expect(payPanel).toContainText(/Valid until today, 09:1\d, Lagos time: 7\sh\s5\d\smin left/);
    await expect(held).toBeVisible();
    await payButton.click();
    await expect(dialog).toBeVisible();

    await test.step('it ends behind the open choice of payment', async () => {
      await timePasses(page, 8 * hourMs);
      await expect(dialog).toHaveCount(0);
      await expect(heading).toHaveText(/^This invoice expired/);
      await expect(page.getByRole('status').filter({ hasText: 'This invoice expired' })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Start again' })).toBeFocused();
      await expect(held).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send the invoice again' })).toHaveCount(0);
      await page.reload();
      await expect(heading).toHaveText(/^This invoice expired/);
      await expect(payButton).toHaveCount(0);
      await expect(transfer).toHaveCount(0);
    });

    await test.step('its details go back into the form', async () => {
      await page.getByRole('button', { name: 'Check the date again' }).click();
      const { values, terms, submit, stopNotice } = hallForm(page);
      await expect.poll(values).toEqual(booking);
      await terms.check();
      await submit();
      const taken = stopNotice(hallUnavailable('Ambali Hall'));
      await expect(taken).toContainText('under your own invoice, which has expired');
      expect(await receivedSummary(sandbox)).toMatchObject({ halls: [15], payments: [] });
    });
  },
);

test(
  'an invoice whose card form is open when it runs out is still paid once',
  { tag: ['@I-12', '@C-22'] },
  async ({ page, sandbox }) => {
    await timeIs(page, morning);
    await bookHall(page);
    const { openCardForm, card, receipt } = hallInvoice(page);
    await openCardForm('₦1,700,000');
    await expect(card.payButton).toBeVisible();
    // From here on the page knows that the card form has come.
    await expect(card.frame).toBeFocused();
    await timePasses(page, dayMs + look);
    await card.payButton.click();
    await expect(receipt).toContainText('Payment Successful');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid after the invoice expired.');
    await expect(receipt).toContainText('Ambali Hall may have been let to someone else by now');
    await expect(page.getByRole('main')).not.toContainText('Ambali Hall is yours');
    await page.goto(paths.myBookings);
    await expect(deviceList(page).row('Ambali Hall')).toContainText(
      'Ambali Hall may have been let to someone else',
    );
    expect(await receivedSummary(sandbox)).toMatchObject({ halls: [15], payments: ['success'] });
  },
);
