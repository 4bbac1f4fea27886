import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { hallForm } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { stayForm } from './pages/stay-form.ts';
import { receivedSummary } from './received-records.ts';

/** The address that the page offers instead. */
function offer(part: Locator, address: string): Locator {
  return part.getByRole('status').getByRole('button', { name: `${address}?` });
}

/** One that we take, as mail servers do, and the card company does not. */
const unusual = 'ade&co@example.com';
const refusal = 'Invalid Email Address Passed';

test('a wrong e-mail address of a hall booking is put right on the form or the invoice', async ({
  page,
  context,
  sandbox,
}) => {
  const { open, fillIn, form, field, submit } = hallForm(page);
  const { openCardForm, pay, statusMessage, receipt } = hallInvoice(page);
  const address = page.getByRole('form', { name: 'E-mail address of this invoice' });

  await test.step('a slip is mended in one tap', async () => {
    await open();
    await fillIn({ email: 'ade@gmail,com' });
    await submit();
    const summary = form.getByRole('region', { name: 'Please correct the following' });
    const words = 'There is a comma in the e-mail address';
    await expect(summary.getByRole('link')).toHaveText([words]);
    await expect(field('email')).toHaveAccessibleDescription(`We’ll send the invoice here. ${words}`);
    expect((await sandbox.received()).requests).toEqual([]);
    await field('email').focus();
    await page.keyboard.press('Tab');
    await expect(offer(form, 'ade@gmail.com')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveValue('ade@gmail.com');
    await expect(form.getByText('Did you mean')).toHaveCount(0);
    await expect(field('email')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('the e-mail service refuses it, and the hall is held all the same', async () => {
    const corrupted = { kind: 'status', status: 422, text: 'The recipients address is corrupted' } as const;
    await sandbox.fault({ service: 'email', ...corrupted, times: 1 });
    await field('email').fill(unusual);
    await submit();
    await expect(statusMessage('Our e-mail service doesn’t accept this e-mail address')).toContainText(
      'The hall is still held',
    );
  });

  await test.step('the card company refuses it in its own words, which lead to the address', async () => {
    await openCardForm(ambali.deposit);
    await expect(statusMessage(refusal)).toContainText('The hall is still held.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await statusMessage(refusal).getByRole('button', { name: 'Correct the e-mail address' }).click();
    await expect(address.getByLabel('E-mail')).toBeFocused();
    await expect(address.getByLabel('E-mail')).toHaveAccessibleDescription(
      /The payment company does not accept/,
    );
  });

  await test.step('the next one is checked as the first, and stands in every tab', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await address.getByLabel('E-mail').fill('ade@gmial,com');
    await address.getByRole('button', { name: 'Send the invoice there' }).click();
    await expect(address.getByLabel('E-mail')).toHaveAccessibleDescription(/There is a comma/);
    await offer(address, 'ade@gmail.com').click();
    await address.getByRole('button', { name: 'Send the invoice there' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByText('A copy has gone to ade@gmail.com.')).toBeVisible();
    }
    await expect(address).toHaveCount(0);
    await pay(ambali.deposit);
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use another e-mail address' })).toBeVisible();
    await expect
      .poll(() => receivedSummary(sandbox))
      .toMatchObject({ halls: [15], mails: 2, payments: ['success'] });
    expect((await sandbox.received()).payments).toMatchObject([{ email: 'ade@gmail.com' }]);
  });
});

test('stay: a wrong address is marked before any card form, a refused one in the words of the card company', async ({
  page,
  sandbox,
}) => {
  const { open, chooseNights, fillInVisitor, email, main, payButton, receipt } = stayForm(
    page,
    'deluxe-suite',
  );
  await open();
  await chooseNights('2031-06-04', '2031-06-06');
  await fillInVisitor();
  await email.fill(unusual);
  await payButton.click();
  const notice = main.getByRole('group', { name: 'The payment company did not open its card form' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(`It says: “${refusal}”. Nothing was charged.`);
  await expect(email).toHaveAccessibleDescription(/does not accept this address/);
  expect((await sandbox.received()).payments).toEqual([]);

  await email.fill('ade@gmail,com');
  await expect(notice).toHaveCount(0);
  await payButton.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/There is a comma/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await offer(main, 'ade@gmail.com').click();
  await payButton.click();
  await cardForm(page).payButton.click();
  await expect(receipt).toBeVisible();
  expect((await sandbox.received()).payments).toMatchObject([{ email: 'ade@gmail.com' }]);
});
