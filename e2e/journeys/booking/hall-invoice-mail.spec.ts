import { messages } from '@venue/shared/messages.ts';
import { isDeep } from '../../site/this-run.ts';
import { expect, test } from '../fixtures.ts';
import { booking, bookHall, hallForm } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { onlyMail, reached } from './hall-outbox.ts';

const mail = { service: 'email', times: 1 } as const;
const refused = { ...mail, kind: 'status', status: 500 } as const;

/** Both are the same to the adapter, which has a unit for each. */
for (const fault of isDeep ? [refused, { ...mail, kind: 'html' } as const] : [refused]) {
  test(`E-07, M-07, D-22: an e-mail that fails (${fault.kind}) keeps the invoice, and only the e-mail is sent again`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault(fault);
    await bookHall(page);
    const invoice = hallInvoice(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(messages.somethingWentWrong)).toBeVisible();
    const news = invoice.news(messages.somethingWentWrong);
    await expect(news).toContainText(`has not gone to ${booking.email}. The hall is held all the same.`);
    const number = await invoice.number();

    await page.reload();
    await expect(invoice.news('has not gone to')).toBeVisible();
    await page.getByRole('button', { name: 'Send the invoice again' }).click();
    await expect(invoice.news(messages.invoiceSent)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the invoice again' })).toHaveCount(0);
    await expect(page.getByText(`A copy has gone to ${booking.email}.`)).toBeVisible();
    expect(await onlyMail(sandbox)).toMatchObject({ ...booking, invoiceNumber: number });
    expect(await reached(sandbox)).toMatchObject({
      calls: ['availability', 'add', 'send-form', 'send-form'],
      halls: [15],
    });
  });
}

test('D-22: an invoice without an answer may have arrived, and one that arrives late counts', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await page.clock.install();
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await form.submit();
  await expect(form.form.getByRole('status').filter({ hasText: 'Writing your invoice…' })).toBeVisible();
  await page.clock.fastForward(21_000);
  const { news } = hallInvoice(page);
  await expect(news('no answer came back')).toContainText('look there before you send it again');
  await expect(page.getByText(`A copy may have reached ${booking.email}`)).toBeVisible();
  await page.reload();
  await expect(news('no answer came back')).toBeVisible();

  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send the invoice again' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await asked;
  await page.clock.fastForward(21_000);
  await expect(news(messages.somethingWentWrong)).toBeVisible();
  await sandbox.mend();
  await expect(news(messages.invoiceSent)).toBeVisible();
  await expect(page.getByText(`A copy has gone to ${booking.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the invoice again' })).toHaveCount(0);
});

test('E-12, D-22: submitting the same details again after a failed e-mail sends only the e-mail', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ ...mail, kind: 'down' });
  await bookHall(page);
  await page.getByRole('button', { name: 'Book another hall or day' }).click();
  const form = hallForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeFocused();
  await form.fillIn();
  await form.submit();
  await expect(hallInvoice(page).news(messages.invoiceSent)).toBeVisible();
  expect(await reached(sandbox)).toEqual({
    calls: ['availability', 'add', 'send-form', 'send-form'],
    halls: [15],
    mails: 1,
    payments: [],
  });
});
