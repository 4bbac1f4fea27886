import { hallUnavailable, messages } from '@venue/shared/messages.ts';
import type { FaultInput } from '@venue/sandbox/fault.ts';
import { isDeep } from '../../site/this-run.ts';
import { expect, test } from '../fixtures.ts';
import { filledIn, hallForm } from './hall-form.ts';
import { expectCalls, reached } from './hall-outbox.ts';

const reservation = { service: 'reservation' } as const;
const nothingBooked = { halls: [], mails: 0, payments: [] };

/** Both are the same to the adapter, which has a unit for each. */
for (const shownAs of isDeep ? (['missing', 'zero'] as const) : (['zero'] as const)) {
  test(`E-05, M-04, D-57: a hall that is taken (${shownAs}) stops it, and one tap takes a free one`, async ({
    page,
    sandbox,
  }) => {
    const { open, fillIn, submit, stop, values, send } = hallForm(page);
    await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15], shownAs });
    await open();
    await fillIn();
    await submit();
    const taken = stop(hallUnavailable('Ambali Hall'));
    await expect(taken).toBeFocused();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(hallUnavailable('Ambali Hall')).first()).toBeVisible();
    await expect(taken.getByRole('button', { name: /^Take/ })).toHaveText([
      'Take Ball Room, ₦500,000',
      'Take Wosilat Hall, ₦1,700,000',
    ]);
    expect(await reached(sandbox)).toEqual({ calls: ['availability'], ...nothingBooked });

    await taken.getByRole('button', { name: /Take Wosilat Hall/ }).click();
    await expect(send).toBeFocused();
    expect(await values()).toEqual({ ...filledIn, hall: 'Wosilat Hall' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Wosilat Hall is held/ })).toBeVisible();
    expect(await reached(sandbox)).toMatchObject({ halls: [5], mails: 1 });
  });
}

test('E-04, M-05: all halls taken keeps what was typed, and another date goes through', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, put, submit, stop, values } = hallForm(page);
  await sandbox.fault({ ...reservation, kind: 'all-halls-taken', times: 1 });
  await open();
  await fillIn();
  await submit();
  await expect(stop(messages.allHallsUnavailable)).toBeFocused();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText(messages.allHallsUnavailable).first()).toBeVisible();
  expect(await values()).toEqual(filledIn);
  expect(await reached(sandbox)).toEqual({ calls: ['availability'], ...nothingBooked });
  await put('eventDate', '2031-03-21');
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
  expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1 });
});

test('a day is looked at before anything else is typed: its answer goes with it, and holds nothing', async ({
  page,
  sandbox,
}) => {
  const { open, put, form, field } = hallForm(page);
  await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15], shownAs: 'missing', times: 1 });
  await open();
  const look = form.getByRole('button', { name: 'See which halls are free' });
  await look.click();
  await expect(field('eventDate')).toBeFocused();
  await put('eventDate', '2020-03-20');
  await look.click();
  await expect(field('eventDate')).toBeFocused();
  expect(await reached(sandbox)).toEqual({ calls: [], ...nothingBooked });

  await put('eventDate', '2031-03-20');
  await look.click();
  const answer = form.getByText(
    /^Thu 20 Mar 2031: Ball Room and Wosilat Hall are free\. Ambali Hall is taken\./,
  );
  await expect(answer).toBeVisible();
  await expect(answer).toContainText('Nothing is held yet.');
  expect(await reached(sandbox)).toEqual({ calls: ['availability'], ...nothingBooked });

  await put('eventDate', '');
  await expect(answer).toBeHidden();
  await put('eventDate', '2031-03-21');
  await expect(answer).toBeHidden();
  await sandbox.fault({ ...reservation, kind: 'down', times: 1 });
  await look.click();
  await expect(form.getByText(/^No answer came\./)).toBeVisible();
  await look.click();
  await expect(form.getByText(/^Fri 21 Mar 2031: .* are free\. Nothing is held yet\./)).toBeVisible();
});

const failures: readonly FaultInput[] = [
  { ...reservation, kind: 'down' },
  { ...reservation, kind: 'status', status: 500 },
  { ...reservation, kind: 'html' },
  { ...reservation, kind: 'bad-json' },
  { ...reservation, kind: 'wrong-shape' },
  { ...reservation, kind: 'bad-key' },
  { ...reservation, kind: 'forbidden-key' },
  { ...reservation, kind: 'no-cors' },
];

test('E-06, M-06, D-56: whatever else the check answers, nothing is booked and nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, submit, stop, values } = hallForm(page);
  await open();
  await fillIn();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  for (const [index, fault] of failures.entries()) {
    await sandbox.fault({ ...fault, times: 1 });
    await submit();
    await expectCalls(sandbox, index + 1);
    await expect(toasts.getByText(messages.cannotRetrieve).first()).toBeVisible();
    const failed = stop(messages.cannotRetrieve);
    await expect(failed).toBeFocused();
    await expect(failed).toContainText('Nothing was booked, and everything you typed is kept');
    expect(await values()).toEqual(filledIn);
  }
  expect(await reached(sandbox)).toEqual({ calls: failures.map(() => 'availability'), ...nothingBooked });

  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
  expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1 });
});

test('M-06: a check without an answer is given up after 15 seconds', async ({ page, sandbox }) => {
  const { open, fillIn, form, submit, stop, values } = hallForm(page);
  await page.clock.install();
  await sandbox.fault({ ...reservation, kind: 'hold' });
  await open();
  await fillIn();
  const asked = page.waitForRequest(/\/Availability$/);
  await submit();
  await asked;
  await expect(form.getByRole('button', { name: 'Checking the date…' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(stop(messages.cannotRetrieve)).toBeFocused();
  expect(await values()).toEqual(filledIn);
  await sandbox.mend();
  expect(await reached(sandbox)).toMatchObject(nothingBooked);
});
