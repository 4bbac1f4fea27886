import { expect, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { familyPage, familyLink, otherDevice, payer, openOnOtherDevice } from './pages/family-payment.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';

test(
  'without verification, a second card form for one invoice is refused',
  { tag: '@C-22' },
  async ({ page, browser, sandbox }) => {
    const { other, family } = await openOnOtherDevice(browser, page);
    await family.fillIn(payer);
    await family.payButton.click();
    await expect(family.card.payButton).toBeVisible();
    await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });

    const { payButton, dialog, card, receipt } = hallInvoice(page);
    const question = page.getByRole('dialog', { name: 'A card payment was started before.' });
    await payButton.click();
    await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).click();
    await expect(page.getByRole('main')).toContainText(
      'A card payment of an unknown amount was started before, here or on another device',
    );
    await expect(card.payButton).toHaveCount(0);
    expect((await sandbox.received()).payments).toHaveLength(1);
    await family.card.payButton.click();
    await expect(family.receipt).toContainText('₦800,000');

    await payButton.click();
    await expect(question).toContainText('ask anyone else who has this invoice');
    await question.getByRole('button', { name: 'It has not been paid: pay now' }).click();
    await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).click();
    await card.payButton.click();
    await expect(receipt).toContainText('₦800,000');
    const { payments } = await sandbox.received();
    expect(payments.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(2);
    await other.context().close();
  },
);

test(
  'three people on three devices pay a hall in full through shared links',
  { tag: '@C-22' },
  async ({ page, browser, sandbox }) => {
    await timeIs(page, new Date('2030-11-21T15:12:00Z'));
    await bookHall(page);
    const { pay, receipt, card } = hallInvoice(page);
    const main = page.getByRole('main');
    const panel = main.getByRole('region', { name: 'Family pays' });
    const given = main.getByRole('region', { name: 'Who has paid' });
    await pay(ambali.deposit);
    await expect(receipt).toContainText('₦800,000');
    await panel.getByText('Ask family to pay').click();

    async function asked(whom: string, sum: string) {
      await panel.getByLabel('How much of it').fill(sum);
      await panel.getByLabel('Who is it for?').fill(whom);
      await expect(panel).toContainText(`₦${sum}, as set below`);
      const device = await otherDevice(browser, page);
      await timeIs(device, new Date('2030-12-05T09:00:00Z'));
      await familyPage(device).open(await familyLink(page));
      return device;
    }
    const [uncle, aunt] = [await asked('Uncle Tunde', '300,000'), await asked('Auntie Bisi', '200,000')];
    const [his, hers] = [familyPage(uncle), familyPage(aunt)];

    await test.step('his link asks for his part of the balance', async () => {
      await expect(his.main).toContainText('This link is for Uncle Tunde');
      await expect(his.title).toHaveText(/ asks you to pay ₦300,000 for Ambali Hall\.$/);
      await expect(his.main).toContainText(/Paid\s*₦800,000\s*Left\s*₦900,000/);
      await his.fillIn(payer);
      await his.main.getByRole('button', { name: 'Pay ₦300,000' }).click();
      await his.card.payButton.click();
      await expect(his.receipt).toContainText('Part of the balance');
    });

    await test.step('she sees what he has paid when she clicks, and before that after a reload', async () => {
      await hers.fillIn({ ...payer, name: 'Bisi Bello' });
      await hers.main.getByRole('button', { name: 'Pay ₦200,000' }).click();
      await expect(hers.question).toBeFocused();
      await expect(hers.question).toContainText('₦300,000 for Ambali Hall was paid from another device');
      await hers.question.getByRole('button', { name: 'Do not pay now' }).click();
      await aunt.reload();
      await expect(hers.main).toContainText('Someone else has paid.');
      await hers.main.getByRole('button', { name: 'Pay ₦200,000' }).click();
      await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
      await hers.question.getByRole('button', { name: /^Pay ₦.* anyway/ }).click();
      await hers.card.payButton.click();
      await expect(hers.receipt).toContainText('₦200,000');
    });

    await test.step('her payment is reported on the booking device, and counts once it is found', async () => {
      const herMessage = await hers.main.getByText(/^I paid ₦200,000/).innerText();
      await timeIs(page, new Date('2030-12-06T09:00:00Z'));
      await page.reload();
      await given.getByText('Add a payment someone else made').click();
      await given.getByLabel('Reference of the payment').fill(herMessage);
      await expect(given.getByLabel('Amount')).toHaveValue('₦200,000');
      await expect(given.getByLabel('Who paid it')).toHaveValue('Bisi Bello');
      await given.getByRole('button', { name: 'Add it' }).click();
      await expect(given).toContainText('reported, not confirmed');
      await expect(main).toContainText('Pay the balance, ₦900,000');
      await sandbox.mend();
      await page.reload();
      await expect(given).toContainText(/Bisi Bello.*confirmed/);
      await expect(given).not.toContainText('reported, not confirmed');
      await expect(given).toContainText('Somebody with the link');
    });

    await main.getByRole('button', { name: 'Pay the balance, ₦400,000' }).click();
    await card.pay('₦400,000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paid in full\./);
    expect((await sandbox.received()).payments.map(({ amount }) => amount / 100)).toEqual([
      800_000, 300_000, 200_000, 400_000,
    ]);
    await uncle.reload();
    await his.main.getByRole('button', { name: 'Back to the invoice' }).click();
    await expect(his.title).toHaveText('Ambali Hall is paid in full.');
    await expect(his.payButton).toHaveCount(0);
    await uncle.context().close();
    await aunt.context().close();
  },
);
