import { specifiedVenue } from '@venue/shell/platform/configuration/specified-venue.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { timeStandsAt } from '../set-site-time.ts';
import { places, stayForm, visitor } from './stay-form.ts';

test('D-01: the rate that is paid stands under the listed one, in the words of the listing, under its name', async ({
  page,
}) => {
  const rates = {
    'standard-suite': ['Listed ₦35,000', 'Pay ₦25,000 a night online'],
    'deluxe-suite': ['Listed ₦40,000', 'Pay ₦30,000 a night online'],
    'three-bedroom': ['Listed ₦100,000', 'Pay ₦80,000 a night online'],
    'two-bedroom': ['Listed ₦100,000', 'Pay ₦60,000 a night online'],
  } as const;
  for (const place of ['standard-suite', 'deluxe-suite', 'three-bedroom', 'two-bedroom'] as const) {
    const form = stayForm(page, place);
    await form.open();
    for (const words of rates[place]) await expect(form.cost.getByText(words)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(places[place].name);
    await form.owesNothingYet();
  }
});

test('B-06, D-08: the cost at month ends; equal, reversed and missing dates have a sentence in its place, and no ₦0', async ({
  page,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.owesNothingYet();
  await form.main.getByRole('button', { name: 'Choose your nights, then pay' }).click();
  await expect(form.checkIn).toBeFocused();
  const sums = [
    ['2028-02-28', '2028-03-01', '₦60,000'],
    ['2031-12-31', '2032-01-01', '₦30,000'],
    ['2031-03-29', '2031-03-31', '₦60,000'],
  ] as const;
  for (const [from, to, sum] of sums) {
    await form.checkOut.fill(to);
    await form.checkIn.fill(from);
    await form.owes(sum);
  }
  await expect(form.main.getByText('2 nights × ₦30,000 = ₦60,000')).toBeVisible();
  for (const checkIn of ['2031-03-31', '2031-04-02']) {
    await form.checkIn.fill(checkIn);
    await expect(form.cost).toContainText('Check-out is not after check-in. Choose a later day.');
    await form.owesNothingYet();
  }
  await form.checkIn.fill('');
  await form.owesNothingYet();
});

test('the promise for dates that turn out to be taken stands with the button that pays', async ({ page }) => {
  const promise = specifiedVenue.ifNotFree ?? '';
  expect(promise).not.toBe('');
  for (const place of ['deluxe-suite', 'concert'] as const) {
    const form = stayForm(page, place);
    await form.open();
    const pays = form.main.getByRole('region', { name: 'Pay, or ask first' });
    await expect(pays.getByText(promise)).toBeVisible();
    await expect(pays.getByText(/^If you cancel: /)).toBeVisible();
  }
});

test('who is not sure of the nights asks first: the question names them, and no card form opens', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  const chat = form.main.getByRole('link', { name: /^Ask on WhatsApp/ });
  const asks = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await asks()).toBe('Good day. I have a question about Basic Deluxe.');
  await form.nights('2031-04-12', '2031-04-15');
  await expect.poll(asks).toBe('Good day. Is Basic Deluxe free for 3 nights, Sat 12 to Tue 15 April 2031?');
  await expect(
    form.main.getByText('Ask how many it sleeps. Nothing is paid and nothing is booked.'),
  ).toBeVisible();
  expect((await sandbox.outbox()).payments).toEqual([]);
});

test('V-10, D-08: zero or less opens no card form; the hint stands by the dates and goes when they are right', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.who();
  for (const [from, to] of [
    ['2031-12-07', '2031-12-04'],
    ['2031-12-04', '2031-12-04'],
    ['2031-12-04', ''],
    ['', ''],
  ] as const) {
    await form.nights(from, to);
    await form.pay.click();
    await expect(form.main.getByText('Check-out must be after check-in')).toBeVisible();
    const missing = from === '' ? form.checkIn : form.checkOut;
    await expect(missing).toBeFocused();
    await expect(missing).toHaveAccessibleDescription(/Check-out must be after check-in/);
  }
  await expect(
    page.getByRole('region', { name: 'Notifications' }).locator('[role=status], [role=alert]'),
  ).toHaveCount(0);
  await form.nights('2031-12-04', '2031-12-05');
  await expect(form.main.getByText('Check-out must be after check-in')).toHaveCount(0);
  expect((await sandbox.outbox()).requests).toEqual([]);
});

test('B-17, D-08: the concert space without a date opens no card form', async ({ page, sandbox }) => {
  const form = stayForm(page, 'concert');
  await form.open();
  await form.who();
  await form.pay.click();
  await expect(form.date).toBeFocused();
  await expect(form.date).toHaveAccessibleDescription('Choose the date');
  const end = form.main.locator('#stay-end');
  await expect(end.getByRole('link', { name: /^\+\d/ })).toBeVisible();
  expect((await sandbox.outbox()).requests).toEqual([]);
});

test('B-09, D-10: a date that came without an event is in the cost two seconds later, and at the click', async ({
  page,
}) => {
  const form = stayForm(page, 'standard-suite');
  await form.open();
  await form.nights('2031-12-04', '2031-12-05');
  await form.owes('₦25,000');
  await form.checkOut.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = '2031-12-08';
  });
  await form.owes('₦100,000');
});

test('B-12: the charge is computed at the click, not taken from the display', async ({ page, sandbox }) => {
  const form = stayForm(page, 'standard-suite');
  await form.open();
  await form.nights('2031-12-04', '2031-12-05');
  await form.who();
  await form.owes('₦25,000');
  await form.pay.evaluate((button) => {
    const checkOut = document.querySelector<HTMLInputElement>('input[name=checkOut]');
    if (checkOut) checkOut.value = '2031-12-06';
    if (button instanceof HTMLElement) button.click();
  });
  await expect(
    page.frameLocator('iframe[id^=inline-checkout]').last().getByText('₦50,000').first(),
  ).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ amount: 5_000_000 }]);
});

test('D-10: the cost is announced only when the number changes', async ({ page }) => {
  const form = stayForm(page, 'standard-suite');
  await form.open();
  await form.nights('2031-12-04', '2031-12-05');
  await form.owes('₦25,000');
  await page.evaluate(() => {
    const status = document.querySelector('aside [role=status]');
    new MutationObserver((changes) => {
      document.body.dataset.announced = String(Number(document.body.dataset.announced ?? 0) + changes.length);
    }).observe(status ?? document.body, { subtree: true, childList: true, characterData: true });
  });
  const refreshes = page.waitForFunction(
    (from) => performance.now() - from > 4500,
    await page.evaluate(() => performance.now()),
  );
  await refreshes;
  expect(await page.evaluate(() => document.body.dataset.announced)).toBeUndefined();
  await form.checkOut.fill('2031-12-06');
  await form.owes('₦50,000');
  expect(await page.evaluate(() => document.body.dataset.announced)).toBe('1');
});

test('D-20, Q-06: dates of the hotel page, and who the visitor is, are not asked for again', async ({
  page,
}) => {
  await page.goto(paths.hotels);
  await page.locator('[data-part="mf-marketing/hotels"]').waitFor();
  const deluxe = stayForm(page, 'deluxe-suite');
  await deluxe.open();
  await deluxe.nights('2031-12-04', '2031-12-07');
  await deluxe.who();
  const standard = stayForm(page, 'standard-suite');
  await standard.open();
  await expect(standard.checkIn).toHaveValue('2031-12-04');
  await expect(standard.checkOut).toHaveValue('2031-12-07');
  await expect(standard.email).toHaveValue(visitor.email);
  await standard.owes('₦75,000');
});

test('a night that is over in Lagos is refused at its field, and no card form opens', async ({
  page,
  sandbox,
}) => {
  await timeStandsAt(page, new Date('2031-12-04T12:00:00Z'));
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-03', '2031-12-05');
  await expect(form.main.getByText('This day is over: today is Thursday 4 December 2031.')).toBeVisible();
  await expect(form.checkIn).toBeFocused();
  await expect(form.checkIn).toHaveAttribute('aria-invalid', 'true');
  expect((await sandbox.outbox()).payments).toEqual([]);
});
