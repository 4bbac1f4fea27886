import type { Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { expect, test } from '../fixtures.ts';
import { paths } from '../../site/addresses.ts';
import { deviceList } from './device-list.ts';
import { hallForm } from './hall-form.ts';
import { stayForm, visitor } from './stay-form.ts';

const title = 'Tell me if Ambali Hall becomes free';

/** The wishes of the mails that arrived, oldest first. */
async function wishes(sandbox: SandboxLane): Promise<(string | undefined)[]> {
  const { mails } = await sandbox.outbox();
  return mails.map(({ fields }) => fields.find(({ name }) => name === 'wish')?.value);
}

/** From a day of the form on which the hall is taken to the dialog that asks to be told. */
async function comeToWait(page: Page, sandbox: SandboxLane) {
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [15], times: 1 });
  const { open, put, form } = hallForm(page);
  await open();
  await put('eventDate', '2031-03-20');
  await put('noOfPeople', '650');
  await form.getByRole('button', { name: 'See which halls are free' }).click();
  await form.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

async function fillIn(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(visitor.name);
  await dialog.getByLabel('E-mail').fill(visitor.email);
  await dialog.getByLabel('Phone').fill(visitor.phone);
}

const ask = { name: 'Ask the venue to tell me' } as const;

test('from a taken day the venue is asked by e-mail, the list keeps it, and one tap takes it back by a second', async ({
  page,
  sandbox,
  complaints,
}) => {
  const dialog = await comeToWait(page, sandbox);
  await expect(dialog).toContainText('Thursday 20 March 2031, for 650 people.');
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter the e-mail address/);
  expect(await wishes(sandbox)).toEqual([]);

  await fillIn(page);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The venue has your request.' })).toBeVisible();
  const [mail] = (await sandbox.outbox()).mails;
  expect(Object.fromEntries(mail?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    wish: 'Please tell me if it becomes free',
    place: 'Ambali Hall',
    days: 'Thursday 20 March 2031',
    noOfPeople: '650',
    ...visitor,
  });

  await dialog.getByRole('link', { name: 'My bookings' }).click();
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toContainText('Waiting for it to become free');
  await expect(row('Ambali Hall')).toContainText(visitor.email);
  await row('Ambali Hall').getByRole('button', { name: 'I no longer wait' }).click();
  await expect(row('Ambali Hall')).toContainText('Taken back');
  expect(await wishes(sandbox)).toEqual([
    'Please tell me if it becomes free',
    'Taken back: please do not tell me any more',
  ]);
  expect(complaints).toEqual([]);
});

test('an e-mail that does not go waits in the list and goes from there; nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  const dialog = await comeToWait(page, sandbox);
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 2 });
  await fillIn(page);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The e-mail to the venue has not gone.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Ambali%20Hall/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await deviceList(page).open();
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toContainText('The venue has not been asked yet');
  const send = row('Ambali Hall').getByRole('button', { name: 'Send it now' });
  await send.click();
  await expect(row('Ambali Hall').getByRole('status')).toContainText('has not gone');
  await send.click();
  await expect(row('Ambali Hall')).toContainText('Waiting for it to become free');
  expect(await wishes(sandbox)).toEqual(['Please tell me if it becomes free']);
});

test('what the venue never heard of is taken back without an e-mail', async ({ page, sandbox }) => {
  const dialog = await comeToWait(page, sandbox);
  await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
  await fillIn(page);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The e-mail to the venue has not gone.')).toBeVisible();
  await deviceList(page).open();
  const { row, rows } = deviceList(page);
  await row('Ambali Hall').getByRole('button', { name: 'I no longer wait' }).click();
  await expect(rows).toHaveCount(0);
  expect(await wishes(sandbox)).toEqual([]);
});

test('whoever waits looks again by one tap: the day stands in the form, with its answer over it', async ({
  page,
  sandbox,
}) => {
  const dialog = await comeToWait(page, sandbox);
  await fillIn(page);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The venue has your request.')).toBeVisible();
  await deviceList(page).open();
  await deviceList(page).row('Ambali Hall').getByRole('button', { name: 'Look again' }).click();
  await expect(page).toHaveURL(paths.hallBooking);
  await expect(page.getByRole('region', { name: 'Is your day free?' })).toContainText('Ambali Hall is free');
  await expect(hallForm(page).field('eventDate')).toHaveValue('2031-03-20');
});

test('nights that are taken can be waited for as well', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [12] });
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  await form.main.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me if Basic Deluxe becomes free' });
  // What was typed into the form of the room stands here.
  await expect(dialog.getByLabel('Your name')).toHaveValue(visitor.name);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The venue has your request.')).toBeVisible();
  await deviceList(page).open();
  await expect(deviceList(page).row('Basic Deluxe')).toContainText('Thu 4 to Sun 7 December 2031');
});

test('the day of the concert space that is waited for is the one in its form, whatever was typed since', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [31] });
  const form = stayForm(page, 'concert');
  await form.open();
  await form.date.fill('2031-12-04');
  await form.who();
  await form.pay.click();
  await form.main.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me if Concert space becomes free' });
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The venue has your request.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await form.date.fill('2031-12-11');
  await deviceList(page).open();
  await deviceList(page).row('Concert space').getByRole('button', { name: 'Look again' }).click();
  await expect(page).toHaveURL(paths.concertBooking);
  await expect(form.date).toHaveValue('2031-12-04');
});
