import { messages } from '@venue/shared/messages.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sentToAnother } from './family-pays.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';
import { cardForm, stayForm, visitor } from './stay-form.ts';

/** What our check once took and the card company refuses, with the words that stand by the field. */
const refused = [
  ['ade@gmail,com', 'There is a comma in the e-mail address', 'ade@gmail.com'],
  ['ade@gmail', 'The end of the e-mail address is missing, such as .com', 'ade@gmail.com'],
  ['ade@gmail.com.', 'Take the full stop at the end away', 'ade@gmail.com'],
  ['ade@gmail.con', 'No e-mail address ends in .con', 'ade@gmail.com'],
  ['o’brien@example.com', '“’” cannot stand in an e-mail address', "o'brien@example.com"],
  ['ade.example.com', 'An e-mail address has an @, as in name@example.com', undefined],
] as const;

/** The address that the page offers instead. */
function offer(part: Locator, address: string): Locator {
  return part.getByRole('status').getByRole('button', { name: `${address}?` });
}

/** One that we take, as mail servers do, and the card company does not. */
const unusual = 'ade&co@example.com';
const refusal = 'Invalid Email Address Passed';

test('hall: an address that the card company refuses is marked before anything is held, and mended in one tap', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, form, field, put, submit } = hallForm(page);
  await open();
  await fillIn();
  const summary = form.getByRole('region', { name: 'Please put this right' });
  for (const [typed, words, meant] of refused) {
    await put('email', typed);
    await submit();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([words]);
    await expect(field('email')).toHaveAccessibleDescription(`The invoice goes here. ${words}`);
    if (meant) await expect(offer(form, meant)).toBeVisible();
    else await expect(form.getByText('Did you mean')).toHaveCount(0);
  }
  expect((await sandbox.outbox()).requests).toEqual([]);

  await put('email', 'ade@gmail,com');
  await page.keyboard.press('Tab');
  await expect(offer(form, 'ade@gmail.com')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(offer(form, 'ade@gmail.com')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveValue('ade@gmail.com');
  await expect(form.getByText('Did you mean')).toHaveCount(0);
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await submit();
  await expect(page.getByText('A copy has gone to ade@gmail.com.')).toBeVisible();
  expect((await sandbox.outbox()).reservations).toMatchObject([{ guest: { email: 'ade@gmail.com' } }]);
});

test('hall: an address that is only probably a slip stops nobody, and its invoice can be given another one, in all tabs', async ({
  page,
  context,
  sandbox,
}) => {
  await bookHall(page, { email: 'ade@gmial.com' });
  await expect(page.getByText('A copy has gone to ade@gmial.com.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('A copy has gone to ade@gmial.com.')).toBeVisible();

  const address = page.getByRole('form', { name: 'E-mail address of this invoice' });
  await address.getByLabel('E-mail').fill('ade@gmial,com');
  await address.getByRole('button', { name: 'Send the invoice there' }).click();
  await expect(address.getByLabel('E-mail')).toBeFocused();
  await expect(address.getByLabel('E-mail')).toHaveAccessibleDescription(/There is a comma/);
  expect((await sandbox.outbox()).mails).toHaveLength(1);
  await offer(address, 'ade@gmail.com').click();
  await address.getByRole('button', { name: 'Send the invoice there' }).click();

  await expect(page.getByText('A copy has gone to ade@gmail.com.')).toBeVisible();
  await expect(other.getByText('A copy has gone to ade@gmail.com.')).toBeVisible();
  await expect(address).toHaveCount(0);
  const { mails } = await sandbox.outbox();
  const sentTo = mails.map(({ fields }) => fields.find(({ name }) => name === 'email')?.value);
  expect(sentTo).toEqual(['ade@gmial.com', 'ade@gmail.com']);

  const { pay, receipt } = hallInvoice(other);
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ email: 'ade@gmail.com', status: 'success' }]);
  expect((await reached(sandbox)).halls).toEqual([15]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use another e-mail address' })).toBeVisible();
});

test('hall: what the card company refuses is told in its own words, and can be put right on the invoice', async ({
  page,
  sandbox,
}) => {
  await bookHall(page, { email: unusual });
  const { choose, pay, news, receipt } = hallInvoice(page);
  await choose(ambali.deposit);
  await expect(news(refusal)).toContainText('Nothing was charged, and the hall is still held.');
  await expect(page.getByText(messages.paymentScriptFailed)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await news(refusal).getByRole('button', { name: 'Put the e-mail address right' }).click();
  const address = page.getByRole('form', { name: 'E-mail address of this invoice' });
  await expect(address.getByLabel('E-mail')).toBeFocused();
  await expect(address.getByLabel('E-mail')).toHaveAccessibleDescription(/The card company does not take/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ade@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A copy has gone to ade@example.com.')).toBeVisible();
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ email: 'ade@example.com', status: 'success' }]);
});

test('hall: an address that the e-mail service refuses is told as that, and the hall is held all the same', async ({
  page,
  sandbox,
}) => {
  const corrupted = { kind: 'status', status: 422, text: 'The recipients address is corrupted' } as const;
  await sandbox.fault({ service: 'email', ...corrupted, times: 1 });
  await bookHall(page);
  const { news } = hallInvoice(page);
  await expect(news('Our mail service does not take the e-mail address')).toContainText('The hall is held');
  const address = page.getByRole('form', { name: 'E-mail address of this invoice' });
  await address.getByLabel('E-mail').fill('ade@example.com');
  await address.getByRole('button', { name: 'Send the invoice there' }).click();
  await expect(page.getByText('A copy has gone to ade@example.com.')).toBeVisible();
});

test('stay: a wrong address is marked before any card form, a refused one in the words of the card company', async ({
  page,
  sandbox,
}) => {
  const { open, nights, who, email, main, pay, receipt } = stayForm(page, 'deluxe-suite');
  await open();
  await nights('2031-06-04', '2031-06-06');
  await who();
  for (const [typed, words] of refused) {
    await email.fill(typed);
    await pay.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(new RegExp(words.slice(0, 20)));
  }
  await expect(page.locator('iframe')).toHaveCount(0);
  await email.fill(unusual);
  await pay.click();
  const notice = main.getByRole('group', { name: 'The card company did not open its card form' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(`It says: “${refusal}”. Nothing was charged.`);
  await expect(email).toHaveAccessibleDescription(/does not take this address/);
  expect((await sandbox.outbox()).payments).toEqual([]);

  await email.fill('ade@gmail,com');
  await expect(notice).toHaveCount(0);
  await email.blur();
  await offer(main, 'ade@gmail.com').click();
  await pay.click();
  await cardForm(page).pay.click();
  await expect(receipt).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ email: 'ade@gmail.com' }]);
});

test('family: whoever pays puts an own address right before anything opens, and after a refusal', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.who({ name: 'Tunde Bello', email: 'tunde@yahoo,com', phone: visitor.phone });
  await family.pay.click();
  const email = family.main.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/There is a comma/);
  await expect(other.locator('iframe')).toHaveCount(0);
  await offer(family.main, 'tunde@yahoo.com').click();
  await email.fill(unusual);
  await family.pay.click();
  const notice = family.notice('The card company did not open its card form');
  await expect(notice).toContainText(refusal);
  await expect(email).toHaveAccessibleDescription(/does not take this address/);
  await email.fill('tunde@yahoo.com');
  await family.pay.click();
  await family.payNow.click();
  await expect(family.receipt).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ email: 'tunde@yahoo.com', status: 'success' }]);
});
