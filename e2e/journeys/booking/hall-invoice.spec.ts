import type { Page } from '@playwright/test';
import { brand } from '@venue/shared/venue/contacts.ts';
import { expect, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { bookHall } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

const halls = [
  { hall: 'Ball Room', rental: '₦500,000', deposit: '₦400,000', full: '₦700,000', balance: '₦300,000' },
  { hall: 'Ambali Hall', rental: '₦1,500,000', deposit: '₦800,000', full: '₦1,700,000', balance: '₦900,000' },
  {
    hall: 'Wosilat Hall',
    rental: '₦1,700,000',
    deposit: '₦880,000',
    full: '₦1,900,000',
    balance: '₦1,020,000',
  },
] as const;

/** Each value of the block for transfers is copied as it stands. */
async function copiesTransfer(page: Page): Promise<void> {
  const { transfer, number } = hallInvoice(page);
  const values = [
    ['Bank', 'Sample Bank (sandbox)'],
    ['Account number', '0000 000 000'],
    ['Account name', 'Ariya Sample Account'],
    ['Narration', `${brand.slug.toUpperCase()} ${await number()}`],
  ] as const;
  for (const [name, value] of values) {
    await transfer.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
    await expect(transfer.getByRole('button', { name: `Copied: ${name}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    await expect(transfer).toContainText(value);
  }
  await expect(transfer).toContainText('Quote the invoice number');
}

const depositRule =
  /non-refundable, except that cancelling within 5 business days of booking returns it less 20%/;

for (const { hall, rental, deposit, full, balance } of halls) {
  test(`I-01 to I-09, I-12 to I-14, I-19, D-43: the invoice of ${hall}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await timeIs(page, new Date('2030-11-21T23:40:00Z'));
    await bookHall(page, { hall });
    const { sheet, payButton, dialog } = hallInvoice(page);
    const facts = sheet.getByRole('term');
    const row = (name: string) => sheet.getByRole('row', { name });
    await expect(facts.filter({ hasText: 'Invoice to' }).locator('+ dd')).toHaveText('Morenikeji Bello');
    await expect(facts.filter({ hasText: 'Event space' }).locator('+ dd')).toHaveText(hall);
    await expect(facts.filter({ hasText: 'Event date' }).locator('+ dd')).toHaveText('20/03/2031');
    await expect(facts.filter({ hasText: 'Date issued' }).locator('+ dd')).toHaveText('22/11/2030');
    await expect(row('Hall rental')).toContainText(rental);
    await expect(row('Caution deposit, refundable in 7 days')).toContainText('₦200,000');
    await expect(row('Full payment')).toContainText(full);
    await expect(sheet).toContainText(new RegExp(`Deposit payable now.*${deposit}`));
    await expect(sheet).toContainText(new RegExp(`Balance 60% of rental, by Tue 18 Feb 2031.*${balance}`));
    await expect(sheet).toContainText(
      'valid for 24 hours. Operating hours are 7am to 8pm; after 8pm an extra',
    );
    await expect(sheet).not.toContainText('Late hours');
    await expect(sheet).toContainText(depositRule);
    await copiesTransfer(page);
    await payButton.click();
    await expect(dialog).toContainText(depositRule);
    const pays = dialog.getByRole('button', { name: /^Pay/ });
    await expect(pays).toHaveText([`Pay ${deposit}`, `Pay ${full}`]);
    expect(await reached(sandbox)).toMatchObject({ mails: 1, payments: [] });
  });
}

test('I-14, D-46: an end after 8pm adds a line that is no part of a payment, and is all that is asked for after the full one', async ({
  page,
}) => {
  await bookHall(page, { endTime: '20:01' });
  const { sheet, payButton, dialog, checkout, receipt, transfer } = hallInvoice(page);
  await expect(sheet).toContainText(
    /Late hours not part of this payment, due with the balance: ₦950,000 together.*₦50,000/,
  );
  await expect(sheet.getByRole('row', { name: 'Full payment' })).toContainText('₦1,700,000');
  await payButton.click();
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveText(['Pay ₦800,000', 'Pay ₦1,700,000']);
  await expect(dialog).toContainText('Late hours of ₦50,000 are not part of it');
  await expect(dialog).toContainText('₦950,000 follows by');
  await expect(dialog).not.toContainText('Nothing more to pay');
  await dialog.getByRole('button', { name: 'Pay ₦1,700,000' }).click();
  await checkout.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(receipt).toContainText(/To follow, by Tue 18 Feb 2031\s*₦50,000/);
  const main = page.getByRole('main');
  await expect(main).toContainText('₦50,000 for late hours to follow, by Tue 18 Feb 2031.');
  await expect(main).not.toContainText(/Nothing more to pay|Balance of|This hold ends/);
  await expect(transfer).toContainText('The late hours by transfer');
});

test('D-44: under 30 days away, full payment comes first and the deposit warns', async ({ page }) => {
  await timeIs(page, new Date('2031-02-19T10:00:00Z'));
  await bookHall(page);
  const { payButton, dialog } = hallInvoice(page);
  await expect(page.getByText(/closer than the terms’ dates for table plan and adverts/)).toBeVisible();
  await payButton.click();
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveText(['Pay ₦1,700,000', 'Pay ₦800,000']);
  const deposit = dialog.getByRole('region', { name: 'Deposit and caution' });
  await expect(deposit).toContainText('less than 30 days away: the terms ask for the full payment');
  await expect(dialog.getByRole('region', { name: 'Full payment' })).not.toContainText('30 days');
});
