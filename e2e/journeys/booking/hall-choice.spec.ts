import { expect, test } from '../fixtures.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

test('E-09, E-10: the choice of payment opens over the invoice; Esc, the backdrop and Close put it away', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
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
  expect((await reached(sandbox)).calls).toEqual(['availability', 'add', 'send-form']);
});

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
  test(`I-11, B-10, C-21, M-08: the ${name} is charged in kobo, and its receipt is there after a reload`, async ({
    page,
    sandbox,
  }) => {
    await bookHall(page);
    const { pay, receipt, payButton, transfer, number, news } = hallInvoice(page);
    const invoice = await number();
    await pay(sum);
    await expect(news('Payment Successful')).toBeVisible();
    const { payments } = await sandbox.outbox();
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
  });
}
