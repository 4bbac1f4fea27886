import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { booking, bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';
import { providersOwnWarning } from './stay-form.ts';

/** Each way to put the choice of a sum away leads back to the button that opened it. */
async function putsAway(page: Page): Promise<void> {
  const { payButton, dialog, sheet, window } = hallInvoice(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const putAway of ways) {
    await payButton.click();
    await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(2);
    await putAway();
    await expect(dialog).toHaveCount(0);
    await expect(payButton).toBeFocused();
    await expect(sheet).toBeVisible();
  }
  await expect(window).toHaveCount(0);
}

const choices = [
  {
    name: 'deposit',
    sum: ambali.deposit,
    kobo: 80_000_000,
    bought: 'Deposit and caution',
    follows: '₦900,000',
  },
  { name: 'full payment', sum: ambali.full, kobo: 170_000_000, bought: 'Full payment', follows: undefined },
] as const;

for (const { name, sum, kobo, bought, follows } of choices) {
  test(`E-01, E-02, E-09 to E-11, I-11, B-10, C-21, M-08: the ${name} is chosen, charged in kobo, told, and its receipt is there after a reload`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    await bookHall(page);
    await expect(page.getByText('Invoice Sent Successfully').first()).toBeVisible();
    const { choose, payNow, checkout, receipt, payButton, transfer, number } = hallInvoice(page);
    const invoice = await number();
    await putsAway(page);
    const untilBooked = ['availability', 'add', 'send-form'];
    expect((await reached(sandbox)).calls).toEqual(untilBooked);
    await choose(sum);
    await expect(checkout.getByText(sum).first()).toBeVisible();
    await payNow.click();
    await expect(page.getByRole('main').getByText('Payment Successful')).toHaveCount(1);
    await expect(page.getByText('The venue has been told of your payment by e-mail.')).toBeVisible();
    const { payments, mails } = await sandbox.outbox();
    const paid = ['popup', 'transaction', 'pay', 'send-form'];
    expect(await reached(sandbox)).toMatchObject({ calls: [...untilBooked, ...paid], halls: [15] });
    expect(mails.map(({ templateId }) => templateId)).toEqual([
      'template_hall_invoice',
      'template_hall_payment',
    ]);
    expect(JSON.stringify(mails[0])).toContain(booking.addInfo);
    expect(payments).toMatchObject([
      {
        status: 'success',
        amount: kobo,
        currency: 'NGN',
        key: 'pk_test_sandbox',
        email: 'morenikeji@example.com',
        reference: expect.stringContaining(`ARIYA-${invoice}-`),
        metadata: {
          custom_fields: expect.arrayContaining([
            expect.objectContaining({ variable_name: 'name', value: 'Morenikeji Bello' }),
            expect.objectContaining({ variable_name: 'phone', value: '0803 123 4567' }),
            expect.objectContaining({ variable_name: 'hall', value: 'Ambali Hall' }),
            expect.objectContaining({ variable_name: 'payment', value: bought }),
          ]),
        },
      },
    ]);

    await page.reload();
    await expect(receipt).toContainText(sum);
    await expect(receipt).toContainText(bought);
    await expect(receipt).toContainText(payments[0]?.reference ?? 'no reference');
    await expect(receipt).toContainText('Confirmed: the payment company has this sum');
    await expect(payButton).toHaveCount(0);
    await expect(transfer).toHaveCount(follows ? 1 : 0);
    if (follows) await expect(receipt).toContainText(follows);
    expect((await reached(sandbox)).payments).toEqual(['success']);
    expect(complaints.filter((complaint) => !complaint.includes(providersOwnWarning))).toEqual([]);
  });
}
