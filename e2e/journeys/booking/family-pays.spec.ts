import { paths } from '../../site/addresses.ts';
import { siteOrigin } from '../../site/test-ports.ts';
import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { familyPage, familyLink, otherDevice, payer, openOnOtherDevice } from './pages/family-payment.ts';
import { bookHall } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { paymentMails } from './received-records.ts';

test(
  'an invoice is paid on another device through its link, and counts on the booking device',
  { tag: '@C-22' },
  async ({ page, browser, sandbox }) => {
    await bookHall(page, { endTime: '22:00' });
    const invoice = hallInvoice(page);
    const number = await invoice.number();
    const link = await familyLink(page);
    expect(decodeURIComponent(link)).not.toMatch(/Bello|morenikeji|0803/i);
    const other = await otherDevice(browser, page);
    const family = familyPage(other);

    await test.step('the link opens it, even if a mail gateway has written its # as %23', async () => {
      await family.open(link.replace('#', '%23'));
      await expect(other).toHaveURL(link);
      await expect(family.title).toHaveText('Morenikeji asks you to pay for Ambali Hall.');
      await expect(family.main).toContainText('Thursday 20 March 2031');
      await expect(family.main).toContainText(`their invoice number is ${number}`);
      await expect(family.main).toContainText(/Held until (?:today|tomorrow), \d\d:\d\d, Lagos time/);
      await expect(family.main).toContainText('Late hours of ₦50,000 are not part of it');
      await family.amount('Full payment').check();
      await expect(family.payButton).toHaveText(/Pay ₦1,700,000/);
      await family.amount('Deposit and caution').check();
    });

    await family.fillIn(payer);
    await family.payButton.click();
    await family.card.payButton.click();
    await expect(family.receipt).toContainText('₦800,000');
    await expect(family.receipt).toContainText('Tunde Bello');
    const { payments } = await sandbox.received();
    expect(payments).toMatchObject([
      { amount: 80_000_000, currency: 'NGN', email: payer.email, status: 'success' },
    ]);
    expect(payments[0]?.metadata).toMatchObject({
      referrer: siteOrigin + paths.familyPayment,
      custom_fields: expect.arrayContaining([
        expect.objectContaining({ display_name: 'Invoice', value: number }),
        expect.objectContaining({ display_name: 'Paid by', value: 'Tunde Bello, through a shared link' }),
      ]),
    });
    const reference = payments[0]?.reference ?? 'no payment';
    await expect(family.main).toContainText(`invoice ${number}. Reference ${reference}.`);
    await expect
      .poll(() => paymentMails(sandbox))
      .toMatchObject([
        { invoiceNumber: number, reference, sum: '₦800,000', name: payer.name, bookedBy: 'Morenikeji' },
      ]);

    await test.step('the booking device says to ask first, as its link was copied, and verification finds the payment', async () => {
      await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
      await page.getByRole('button', { name: 'Copy Link to this invoice' }).click();
      await invoice.payButton.click();
      await expect(invoice.dialog).toContainText('You shared the link to this invoice');
      await page.keyboard.press('Escape');
      await sandbox.mend();
      // The page may look again by itself: then there is no button left to press.
      const paid = expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Deposit paid. See you on Thursday 20 March 2031.',
        { timeout: 20_000 },
      );
      await Promise.any([invoice.payButton.click(), paid]);
      await paid;
      await expect(invoice.dialog).toBeHidden();
      await expect(invoice.receipt).toContainText('Paid from another device');
      await expect(invoice.receipt).toContainText(reference);
      await expect(page.getByRole('main')).toContainText('Pay the balance, ₦950,000');
    });

    const own = familyPage(page);
    await own.open(link);
    await expect(own.title).toHaveText('This is your own invoice.');
    await own.main.getByRole('button', { name: 'Open the invoice' }).click();
    await expect(invoice.sheet).toContainText(number);
    await other.context().close();
  },
);

test(
  'the payer gives a name and an address, and pays once in two tabs',
  { tag: ['@C-22', '@E-13'] },
  async ({ page, browser, sandbox }) => {
    const { other, family, link } = await openOnOtherDevice(browser, page);
    const name = family.main.getByLabel('Your name');
    await family.payButton.click();
    await expect(name).toBeFocused();
    await expect(family.main).toContainText('Enter your name');
    await family.fillIn({ ...payer, email: 'tunde' });
    await expect(family.main).not.toContainText('Enter your name');
    await family.payButton.click();
    await expect(family.main.getByLabel('E-mail')).toBeFocused();
    expect((await sandbox.received()).payments).toEqual([]);

    await test.step('a closed card form keeps what was typed, and is asked about', async () => {
      await family.fillIn(payer);
      await family.payButton.click();
      await expect(family.card.payButton).toBeVisible();
      await family.card.cancelButton.click();
      await expect(family.notice('You closed the card form.')).toBeFocused();
      await expect(family.notice('You closed the card form.')).toContainText('do not pay again');
      await expect(name).toHaveValue(payer.name);
      await family.payButton.click();
      const reference = (await sandbox.received()).payments[0]?.reference ?? 'no payment';
      await expect(family.question).toContainText(reference);
      await family.question.getByRole('button', { name: 'It did not go through: pay ₦' }).click();
      await expect(family.card.payButton).toBeVisible();
    });

    const here = familyPage(await other.context().newPage());
    await test.step('a second tab opens no card form meanwhile, and asks once it is paid', async () => {
      await here.open(link);
      await here.fillIn(payer);
      await here.payButton.click();
      await expect(here.notice('This payment is open in another tab.')).toBeFocused();
      await family.card.payButton.click();
      await expect(family.receipt).toContainText('₦800,000');
      await here.payButton.click();
      await expect(here.question).toBeFocused();
      await expect(here.question).toContainText('₦800,000 for Ambali Hall was paid on');
      await here.question.getByRole('button', { name: 'Show the receipt' }).click();
      await expect(here.receipt).toContainText('₦800,000');
      const { payments } = await sandbox.received();
      expect(payments.map(({ status }) => status)).toEqual(['abandoned', 'success']);
    });

    await other.reload();
    await expect(family.receipt).toContainText('₦800,000');
    const list = deviceList(other);
    await list.open();
    const paid = list.rows.filter({ hasText: 'Deposit paid' });
    await expect(paid).toContainText('For Morenikeji, who sent you this invoice');
    await paid.getByRole('link', { name: 'Open the receipt' }).click();
    await expect(family.receipt).toContainText('₦800,000');
    await other.context().close();
  },
);
