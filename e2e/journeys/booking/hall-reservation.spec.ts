import { hallUnavailable, messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { filledIn, hallForm } from './hall-form.ts';
import { reached } from './hall-outbox.ts';

const add = { service: 'reservation', endpoint: 'add', times: 1 } as const;

test('C-17: a hold that the venue refuses was not made, and why is told in its words; trying again makes one', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, submit, stop, values } = hallForm(page);
  await open();
  await fillIn();
  await sandbox.fault({ ...add, kind: 'refused', errorCode: 3, errorMessage: 'not today' });
  await submit();
  const declined = stop('The venue’s booking system did not take this');
  await expect(declined).toContainText('The booking system says: “not today”.');
  await expect(declined).toContainText('Nothing was booked');
  expect(await values()).toEqual(filledIn);
  expect(await reached(sandbox)).toEqual({
    calls: ['availability', 'add'],
    halls: [],
    mails: 0,
    payments: [],
  });
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
  expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1 });
});

for (const fault of [
  { ...add, kind: 'down' },
  { ...add, kind: 'bad-json' },
] as const) {
  test(`C-17, D-22: a hold that was not made for want of an answer (${fault.kind}) is made by trying again, also after a reload`, async ({
    page,
    sandbox,
  }) => {
    const { open, fillIn, terms, submit, stop, values } = hallForm(page);
    await open();
    await fillIn();
    await sandbox.fault(fault);
    await submit();
    await expect(stop(messages.cannotRetrieve)).toContainText('the answer was lost on the way');
    expect((await reached(sandbox)).halls).toEqual([]);
    await open();
    await expect.poll(values).toMatchObject({ email: filledIn.email, hall: 'Ambali Hall' });
    await terms.check();
    await submit();
    await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
    expect((await reached(sandbox)).halls).toEqual([15]);
  });
}

test('D-22, E-12: a hold that was made and whose answer was lost is not made twice, and the page says whose it may be', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, submit, stop } = hallForm(page);
  await open();
  await fillIn();
  await sandbox.fault({ ...add, kind: 'no-cors' });
  await submit();
  await expect(stop(messages.cannotRetrieve)).toContainText('Try again: we look first and do not book it');
  await submit();
  const taken = stop(hallUnavailable('Ambali Hall'));
  await expect(taken).toContainText('it may be held in your name already');
  await expect(taken.getByRole('link', { name: /\+234/ })).toBeVisible();
  expect(await reached(sandbox)).toEqual({
    calls: ['availability', 'add', 'availability'],
    halls: [15],
    mails: 0,
    payments: [],
  });
});

for (const kind of ['refused', 'throttled'] as const) {
  test(`D-22, E-12: a retry that is ${kind} does not deny the hold whose answer was lost, also after a reload`, async ({
    page,
    sandbox,
  }) => {
    const { open, fillIn, terms, submit, stop } = hallForm(page);
    await open();
    await fillIn();
    await sandbox.fault({ ...add, kind: 'down' });
    await submit();
    await expect(stop(messages.cannotRetrieve)).toContainText('the answer was lost on the way');
    await sandbox.fault(
      kind === 'refused' ? { ...add, kind, errorCode: 1 } : { ...add, kind: 'status', status: 429 },
    );
    await submit();
    const failed = stop('The venue’s booking system did not take this');
    await expect.poll(async () => (await reached(sandbox)).calls.length).toBe(4);
    await expect(failed).toContainText('it may be held in your name already');
    await expect(failed).not.toContainText('Nothing was booked');
    await page.goto(paths.myBookings);
    await expect(deviceList(page).row('Ambali Hall')).toContainText('We did not hear back');
    await open();
    await terms.check();
    await submit();
    await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
    expect((await reached(sandbox)).halls).toEqual([15]);
  });
}
