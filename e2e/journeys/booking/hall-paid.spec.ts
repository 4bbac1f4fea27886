import { expect, test } from '../fixtures.ts';
import { booking, hallForm } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';

/** The provider's library asks for the same permission in the old and in the new way. */
const providersOwnWarning = "precedence over 'allowpaymentrequest'";

test('E-01, E-02, E-09, E-11: from the form to Payment Successful', async ({ page, sandbox, complaints }) => {
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await form.submit();
  await expect(page.getByRole('heading', { level: 1, name: /Ambali Hall is held/ })).toBeVisible();
  await expect(page.getByText('Invoice Sent Successfully').first()).toBeVisible();

  await page.getByRole('button', { name: 'MAKE PAYMENT' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /₦1,700,000/ })).toBeVisible();
  await dialog.getByRole('button', { name: /₦800,000/ }).click();
  const checkout = page.frameLocator('iframe[id^=inline-checkout]').last();
  await expect(checkout.getByText('₦800,000').first()).toBeVisible();
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment Successful').first()).toBeVisible();

  await expect(page.getByRole('main').getByText('Payment Successful')).toHaveCount(1);
  await expect(hallInvoice(page).receipt).toContainText('Confirmed: the payment company has this sum');
  await expect(page.getByText('The venue has been told of your payment by e-mail.')).toBeVisible();
  const { requests, mails, reservations, payments } = await sandbox.outbox();
  const calls = requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint !== 'verify');
  const paid = ['popup', 'transaction', 'pay'];
  expect(calls).toEqual(['availability', 'add', 'send-form', ...paid, 'send-form']);
  expect(reservations).toHaveLength(1);
  expect(payments).toHaveLength(1);
  expect(mails.map(({ templateId }) => templateId)).toEqual([
    'template_hall_invoice',
    'template_hall_payment',
  ]);
  expect(JSON.stringify(mails[0])).toContain(booking.addInfo);
  const ours = complaints.filter((complaint) => !complaint.includes(providersOwnWarning));
  expect(ours).toEqual([]);
});
