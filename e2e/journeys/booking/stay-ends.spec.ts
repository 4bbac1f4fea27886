import { expect, test } from '../fixtures.ts';
import { timeIs, timePasses } from '../set-site-time.ts';
import { cardForm, stayForm, visitor } from './stay-form.ts';

/** How long the provider's window may take, in ms. */
const deadline = 15_000;

test('B-14, B-15, D-06: a closed window empties the form, one tap brings everything back', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'three-bedroom');
  await form.open();
  await form.book('2031-12-04', '2031-12-06');
  await cardForm(page).cancel.click();
  await expect(page.getByText('Something went wrong. Try again').first()).toBeVisible();
  const notice = form.main.getByRole('group', { name: 'You closed the card form.' });
  await expect(notice).toContainText('We saw no payment. If your bank debited you, do not pay again');
  await expect(notice).toContainText((await sandbox.outbox()).payments[0]?.reference ?? 'no payment');
  await expect(form.email).toHaveValue('');
  await form.owesNothingYet();

  await form.main.getByRole('button', { name: 'Put my details back' }).click();
  await expect(form.email).toHaveValue(visitor.email);
  await expect(form.checkOut).toHaveValue('2031-12-06');
  await form.owes('₦160,000');
  await expect(form.pay).toBeFocused();
  await form.pay.click();
  const question = form.main.getByRole('group', { name: 'A payment may have gone through.' });
  await expect(question).toContainText((await sandbox.outbox()).payments[0]?.reference ?? 'no payment');
  await question.getByRole('button', { name: 'It did not: pay now' }).click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('₦160,000');
  const { payments } = await sandbox.outbox();
  expect(payments.map(({ status }) => status)).toEqual(['abandoned', 'success']);
  expect(payments[0]?.reference).not.toBe(payments[1]?.reference);
});

test('a bank transfer under way is said to be pending, after a reload too, and never to be paid', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-05');
  const card = cardForm(page);
  await card.transfer.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your transfer is on its way.' })).toBeVisible();
  await expect(form.receipt).toContainText('On its way by transfer');
  await expect(form.receipt).toContainText('Please do not pay twice');
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  const { payments } = await sandbox.outbox();
  await expect(form.receipt).toContainText(payments[0]?.reference ?? 'no payment');

  await page.reload();
  await expect(form.receipt).toContainText('On its way by transfer');
  await page.getByRole('button', { name: 'Book other dates' }).click();
  await form.nights('2031-12-04', '2031-12-05');
  await form.pay.click();
  const question = form.main.getByRole('group', { name: 'Your transfer is on its way.' });
  await expect(question.getByRole('button')).toHaveText(['Show the receipt']);
});

test('C-22: a transfer that has not come when its account is closed is said so, and the dates can be paid', async ({
  page,
  sandbox,
}) => {
  await timeIs(page, new Date('2031-11-21T09:12:00+01:00'));
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-05');
  await cardForm(page).transfer.click();
  await expect(form.receipt).toContainText('On its way by transfer');
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'payment-denied' });
  await page.reload();
  await expect(form.receipt).toContainText('On its way by transfer');
  await timePasses(page, 3_600_000);
  await page.reload();
  const notice = form.main.getByRole('group', { name: 'We have not seen your transfer come in.' });
  await expect(notice).toContainText('If your bank debited you, do not pay again');
  const reference = (await sandbox.outbox()).payments[0]?.reference ?? 'no payment';
  await expect(notice).toContainText(reference);

  await sandbox.mend();
  await form.book('2031-12-04', '2031-12-05');
  const question = form.main.getByRole('group', { name: 'A payment may have gone through.' });
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: 'It did not: pay now' }).click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('₦30,000');
});

for (const kind of ['never-loads', 'down'] as const) {
  test(`C-20, M-11, D-54: card form ${kind}: said with a telephone number, nothing lost, the page usable`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await sandbox.fault({ service: 'payment', kind });
    const form = stayForm(page, 'two-bedroom');
    await form.open();
    await form.book('2031-12-04', '2031-12-05');
    await expect(page.locator('iframe[id^=inline-checkout]')).toHaveCount(1);
    await page.clock.fastForward(deadline);
    const notice = form.main.getByRole('group', { name: "Unable to load the card provider's inline script" });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: '+234 000 000 0001' })).toBeVisible();
    await expect(page.locator('iframe[id^=inline-]')).toHaveCount(0);
    await expect(form.email).toHaveValue(visitor.email);

    await sandbox.mend();
    await form.pay.click();
    await cardForm(page).pay.click();
    await expect(form.receipt).toContainText('₦60,000');
    expect((await sandbox.outbox()).payments).toHaveLength(1);
  });
}

test('C-22: a double click opens one card form', async ({ page, sandbox }) => {
  const form = stayForm(page, 'standard-suite');
  await form.open();
  await form.nights('2031-12-04', '2031-12-05');
  await form.who();
  await form.pay.dblclick();
  await expect(cardForm(page).sum('₦25,000')).toBeVisible();
  await expect(page.locator('iframe[id^=inline-checkout]')).toHaveCount(1);
  await cardForm(page).pay.click();
  await expect(form.receipt).toBeVisible();
  expect((await sandbox.outbox()).payments).toHaveLength(1);
});

test('C-22: a page that dies while paying says so before the same is paid', async ({ page, sandbox }) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-05');
  await expect(cardForm(page).sum('₦30,000')).toBeVisible();
  await page.reload();
  await expect(form.email).toHaveValue(visitor.email);
  await form.pay.click();
  const question = form.main.getByRole('group', { name: 'A payment may have gone through.' });
  await expect(question).toContainText((await sandbox.outbox()).payments[0]?.reference ?? 'no payment');
  await question.getByRole('button', { name: 'It did not: pay now' }).click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toBeVisible();
});

test('C-22: while the card form is open in one tab, none opens for the same dates in another', async ({
  page,
  context,
  sandbox,
}) => {
  const first = stayForm(page, 'deluxe-suite');
  const otherPage = await context.newPage();
  const other = stayForm(otherPage, 'deluxe-suite');
  for (const form of [first, other]) {
    await form.open();
    await form.nights('2031-12-04', '2031-12-05');
    await form.who();
  }
  await first.pay.click();
  await expect(cardForm(page).sum('₦30,000')).toBeVisible();
  await other.pay.click();
  const notice = other.main.getByRole('group', { name: 'This payment is open in another tab.' });
  await expect(notice).toBeFocused();
  await expect(other.email).toHaveValue(visitor.email);
  await expect(otherPage.locator('iframe[id^=inline-checkout]')).toHaveCount(0);

  await cardForm(page).pay.click();
  await expect(first.receipt).toBeVisible();
  await other.pay.click();
  await expect(other.main.getByRole('group', { name: 'This is paid already.' })).toBeVisible();
  expect((await sandbox.outbox()).payments).toHaveLength(1);
});

test('WCAG 2.4.3: while the card form is open, Tab never reaches the page under it', async ({ page }) => {
  const form = stayForm(page, 'two-bedroom');
  await form.open();
  await form.book('2031-12-04', '2031-12-05');
  await expect(cardForm(page).sum('₦60,000')).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement?.tagName);
    expect(['IFRAME', 'BODY']).toContain(where);
  }
  await cardForm(page).cancel.click();
  await expect(form.main.getByRole('group', { name: 'You closed the card form.' })).toBeFocused();
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});

test('C-22: money that goes although the window reports a close is found before the same is paid again', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'payment', kind: 'paid-but-closed' });
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-05');
  await cardForm(page).pay.click();
  const notice = form.main.getByRole('group', { name: 'You closed the card form.' });
  await expect(notice).toContainText('We saw no payment');
  await notice.getByRole('button', { name: 'Put my details back' }).click();
  await sandbox.mend();
  await form.pay.click();
  await expect(form.main.getByRole('group', { name: 'This is paid already.' })).toBeFocused();
  expect((await sandbox.outbox()).payments).toHaveLength(1);
});
