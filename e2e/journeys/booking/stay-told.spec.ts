import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { onlyMail } from './hall-outbox.ts';
import { cardForm, stayForm, visitor } from './stay-form.ts';

test('the venue is told of a paid stay by e-mail, and the receipt says what is confirmed and what is not', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.arrival.fill('21:30');
  await form.book('2031-12-04', '2031-12-07');
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('The venue has been told of your booking by e-mail.');
  await expect(form.receipt).toContainText('about 9:30pm, Lagos time');
  await expect(form.receipt).toContainText('The room itself is confirmed when the venue answers you');
  const { payments } = await sandbox.outbox();
  expect(await onlyMail(sandbox)).toMatchObject({
    reference: expect.stringMatching(/^ARIYA-BASIC-DELUXE-/),
    place: 'Basic Deluxe',
    arrival: 'about 9:30pm, Lagos time',
    firstDay: 'Thursday 4 December 2031',
    lastDay: 'Sunday 7 December 2031',
    sum: '₦90,000',
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
  });
  await page.reload();
  await expect(form.receipt).toContainText(payments[0]?.reference ?? 'no payment');
  await expect(form.receipt).toContainText('The venue has been told');
  expect((await sandbox.outbox()).mails).toHaveLength(1);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Paid, waiting for the venue.');
  await page.getByRole('button', { name: 'The venue has confirmed it' }).click();
  await expect(title).toHaveText('Confirmed. See you on 4 December 2031.');
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Basic Deluxe')).toContainText('Confirmed');
  await list.row('Basic Deluxe').getByRole('button', { name: 'Open the receipt' }).click();
  await page.getByRole('button', { name: 'Not confirmed after all' }).click();
  await expect(title).toHaveText('Paid, waiting for the venue.');
});

test('an e-mail to the venue that failed waits with the receipt, and goes with the next look at it', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
  const form = stayForm(page, 'concert');
  await form.open();
  await form.date.fill('2031-03-20');
  await form.who();
  await form.pay.click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('The venue has not been told of your booking');
  await expect(form.receipt.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /text=.*Concert%20space/,
  );
  await form.receipt.getByRole('button', { name: 'Tell the venue now' }).click();
  await expect(form.receipt).toContainText('The venue has not been told of your booking');
  expect((await sandbox.outbox()).mails).toEqual([]);

  await page.goto('/my-bookings');
  await expect(page.getByText('The venue has not been told yet')).toBeVisible();
  await sandbox.mend();
  await page.getByRole('button', { name: 'Open the receipt' }).click();
  await expect(form.receipt).toContainText('The venue has been told');
  await onlyMail(sandbox);
});

test('an e-mail that could not go goes when the line is back', async ({ page, context, sandbox }) => {
  const form = stayForm(page, 'standard-suite');
  await form.open();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.book('2031-12-04', '2031-12-05');
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('The venue has not been told');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.receipt).toContainText('The venue has been told');
  await onlyMail(sandbox);
});

test('a room that is taken is not paid for', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [12] });
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  const notice = form.main.getByRole('group', { name: 'It is not free on these dates.' });
  await expect(notice).toBeFocused();
  await expect(form.email).toHaveValue(visitor.email);
  expect((await sandbox.outbox()).payments).toEqual([]);

  await sandbox.mend();
  await form.checkOut.fill('2031-12-08');
  await expect(notice).toBeHidden();
  await form.pay.click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('₦120,000');
});

test('M-06: where nobody can say whether a room is free, no card form opens', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'reservation', kind: 'down', endpoint: 'availability' });
  const form = stayForm(page, 'two-bedroom');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  await expect(form.main.getByRole('group', { name: messages.cannotRetrieve })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(messages.cannotRetrieve);
  expect((await sandbox.outbox()).payments).toEqual([]);
});

test('where the booking system will not say whether a room is free, its own words are told, and no card form opens', async ({
  page,
  sandbox,
}) => {
  const no = {
    kind: 'refused',
    errorCode: -2,
    errorMessage: 'API key is not permitted for this endpoint.',
  } as const;
  await sandbox.fault({ service: 'reservation', endpoint: 'availability', ...no });
  const form = stayForm(page, 'two-bedroom');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  const notice = form.main.getByRole('group', { name: messages.cannotRetrieve });
  await expect(notice).toContainText(
    'The booking system says: “API key is not permitted for this endpoint”.',
  );
  await expect(notice).not.toContainText('Try again in a moment');
  expect((await sandbox.outbox()).payments).toEqual([]);
});
