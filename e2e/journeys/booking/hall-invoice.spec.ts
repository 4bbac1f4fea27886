import type { Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { expect, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { providersOwnWarning } from './pages/card-form.ts';
import { booking, bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { onlyMail, receivedSummary } from './received-records.ts';

/** The block for transfers says where to, and its values are copied as they stand. */
async function copiesTransfer(page: Page): Promise<void> {
  const { transfer, number } = hallInvoice(page);
  const narration = `${brand.slug.toUpperCase()} ${await number()}`;
  for (const value of ['Sample Bank (sandbox)', '0000 000 000', 'Ariya Sample Account', narration]) {
    await expect(transfer).toContainText(value);
  }
  await expect(transfer).toContainText('Quote the invoice number');
  await transfer.getByRole('button', { name: 'Copy Account number', exact: true }).click();
  await expect(transfer.getByRole('button', { name: 'Copied: Account number' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000 000 000');
}

/** Each way to put the choice of a sum away leads back to the button that opened it. */
async function putsAway(page: Page): Promise<void> {
  const { payButton, dialog, sheet, card } = hallInvoice(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const putAway of ways) {
    await payButton.click();
    await expect(dialog).toBeVisible();
    // In its first half second it takes no taps.
    await expect(dialog).toHaveCSS('pointer-events', 'auto');
    await putAway();
    await expect(dialog).toHaveCount(0);
    await expect(payButton).toBeFocused();
    await expect(sheet).toBeVisible();
  }
  await expect(card.frame).toHaveCount(0);
}

const depositRule =
  /non-refundable, except that cancelling within 5 business days of booking returns it less 20%/;

test(
  'under 30 days before the event, the invoice puts full payment first',
  {
    tag: ['@I-01..09', '@I-12..14', '@I-19', '@D-43', '@D-44'],
  },
  async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // In Lagos the day after.
    await timeIs(page, new Date('2031-02-18T23:40:00Z'));
    await bookHall(page);
    const { sheet, payButton, dialog } = hallInvoice(page);
    const fact = (name: string) => sheet.getByRole('term').filter({ hasText: name }).locator('+ dd');
    const row = (name: string) => sheet.getByRole('row', { name });
    await test.step('the invoice says who, what, when and how much', async () => {
      await expect(fact('Invoice to')).toHaveText('Morenikeji Bello');
      await expect(fact('Event space')).toHaveText('Ambali Hall');
      await expect(fact('Event date')).toHaveText('20/03/2031');
      await expect(fact('Date issued')).toHaveText('19/02/2031');
      await expect(row('Hall rental')).toContainText('₦1,500,000');
      await expect(row('Caution, refundable in 7 days')).toContainText('₦200,000');
      await expect(row('Full payment')).toContainText('₦1,700,000');
      await expect(sheet).toContainText(/Deposit payable now.*₦800,000/);
      await expect(sheet).toContainText(/Balance 60% of rental, due at once.*₦900,000/);
      await expect(sheet).toContainText(
        'valid for 24 hours. Operating hours are 7am to 8pm; after 8pm an extra',
      );
      await expect(sheet).not.toContainText('Late hours');
      await expect(sheet).toContainText(depositRule);
      await expect(
        page.getByText(/too close for the usual deadline for table plan and adverts/),
      ).toBeVisible();
      await copiesTransfer(page);
    });

    await putsAway(page);
    await test.step('the dialog puts full payment first and warns of the deposit', async () => {
      await payButton.click();
      await expect(dialog).toContainText(depositRule);
      await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveText([
        'Pay ₦1,700,000',
        'Pay ₦800,000',
      ]);
      const deposit = dialog.getByRole('region', { name: 'Deposit and caution' });
      await expect(deposit).toContainText('less than 30 days away, so the terms ask for the full payment');
      await expect(dialog.getByRole('region', { name: 'Full payment' })).not.toContainText('30 days');
    });
    expect(await receivedSummary(sandbox)).toMatchObject({ mails: 1, payments: [] });
  },
);

/** What was typed has reached the two services, with the number on the screen. */
async function reachesServices(page: Page, sandbox: SandboxLane): Promise<string> {
  const number = await hallInvoice(page).number();
  expect(number).toMatch(/^[1-9]\d{5}$/);
  const { requests, reservations } = await sandbox.received();
  const [availability, add, mail] = requests;
  const json = { method: 'POST', apiKey: 'sandbox_reservation_key', contentType: 'application/json' };
  const day = { checkInDate: '2031-03-20', checkOutDate: '2031-03-20', adultNo: '650', childNo: '0' };
  expect(availability).toMatchObject({ ...json, body: { ...day, facilityTypeId: 2 } });
  const { firstName, lastName, phone, email } = booking;
  const hall = { roomTypeId: 15, arrivalTime: '12:00', purpose: 'Wedding Party', rate: 1_500_000 };
  const additionalReq = `Invoice ${number}. ${booking.addInfo}`;
  expect(add).toMatchObject({
    ...json,
    body: {
      guest: { firstName, lastName, phone, email },
      reservations: [{ ...day, ...hall, additionalReq }],
      payment: { amount: 800_000 },
    },
  });
  expect(mail?.contentType).toMatch(/^multipart\/form-data/);
  const bookingRef = reservations[0]?.bookingRef;
  expect(await onlyMail(sandbox)).toMatchObject({
    ...booking,
    termsCheck: 'on',
    invoiceNumber: number,
    bookingRef,
    deposit: '₦800,000',
    fullPayment: '₦1,700,000',
    narration: `ARIYA ${number}`,
  });
  await expect(page.getByText(bookingRef ?? 'no reference').first()).toBeVisible();
  return number;
}

test(
  'a hall is booked and its deposit paid: the services get what was typed',
  {
    tag: [
      '@C-09..16',
      '@C-21',
      '@C-23',
      '@E-01',
      '@E-02',
      '@E-09..11',
      '@F-06',
      '@I-11',
      '@I-17',
      '@B-10',
      '@M-08',
    ],
  },
  async ({ page, sandbox, complaints }) => {
    await bookHall(page);
    await expect(page.getByText('Invoice Sent Successfully').first()).toBeVisible();
    const { openCardForm, card, receipt, payButton, transfer } = hallInvoice(page);
    const number = await reachesServices(page, sandbox);

    await test.step('the deposit is paid', async () => {
      await openCardForm(ambali.deposit);
      await expect(card.sum(ambali.deposit)).toBeVisible();
      await card.payButton.click();
      await expect(page.getByRole('main').getByText('Payment Successful')).toHaveCount(1);
      await expect(page.getByText('An e-mail about your payment has been sent to the venue.')).toBeVisible();
    });
    const { payments, mails } = await sandbox.received();
    await test.step('the services got what was typed, and the sum in kobo', async () => {
      expect((await receivedSummary(sandbox)).calls).toEqual([
        'availability',
        'add',
        'send-form',
        'popup',
        'transaction',
        'pay',
        'send-form',
      ]);
      expect(mails.map(({ templateId }) => templateId)).toEqual([
        'template_hall_invoice',
        'template_hall_payment',
      ]);
      const named = (variable_name: string, value: string) =>
        expect.objectContaining({ variable_name, value });
      expect(payments).toMatchObject([
        {
          status: 'success',
          amount: 80_000_000,
          currency: 'NGN',
          key: 'pk_test_sandbox',
          email: booking.email,
          reference: expect.stringContaining(`ARIYA-${number}-`),
          metadata: {
            custom_fields: expect.arrayContaining([
              named('name', 'Morenikeji Bello'),
              named('phone', booking.phone),
              named('hall', booking.hall),
              named('payment', 'Deposit and caution'),
            ]),
          },
        },
      ]);
    });

    await test.step('the receipt is there after a reload', async () => {
      await page.reload();
      const reference = payments[0]?.reference ?? 'no reference';
      for (const words of ['₦800,000', 'Deposit and caution', reference, '₦900,000']) {
        await expect(receipt).toContainText(words);
      }
      await expect(receipt).toContainText('Confirmed: the payment company has this amount');
      await expect(payButton).toHaveCount(0);
      await expect(transfer).toHaveCount(1);
      expect((await receivedSummary(sandbox)).payments).toEqual(['success']);
    });
    expect(complaints.filter((complaint) => !complaint.includes(providersOwnWarning))).toEqual([]);
  },
);
