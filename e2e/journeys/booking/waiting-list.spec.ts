import type { SandboxLane } from '@venue/sandbox/client.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { hallForm } from './pages/hall-form.ts';
import { stayForm, visitor } from './pages/stay-form.ts';
import { onlyMail } from './received-records.ts';

/** The wishes of the mails that arrived, oldest first. */
async function wishes(sandbox: SandboxLane): Promise<(string | undefined)[]> {
  const { mails } = await sandbox.received();
  return mails.map(({ fields }) => fields.find(({ name }) => name === 'wish')?.value);
}

const title = 'Tell me if Ambali Hall becomes free';
const ask = { name: 'Ask the venue to tell me' } as const;

test('whoever waits for a taken day asks the venue by e-mail and can take it back', async ({
  page,
  sandbox,
}) => {
  const dialog = page.getByRole('dialog', { name: title });
  const list = deviceList(page);
  const waiting = list.row('Ambali Hall');

  await test.step('what is asked for is named; an e-mail that does not go is kept', async () => {
    await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [15], times: 1 });
    const { open, fillField, form } = hallForm(page);
    await open();
    await fillField('eventDate', '2031-03-20');
    await fillField('noOfPeople', '650');
    await form.getByRole('button', { name: 'Check this date' }).click();
    await form.getByRole('button', { name: title }).click();
    await expect(dialog).toContainText('Thursday 20 March 2031, for 650 people.');
    await dialog.getByRole('button', ask).click();
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter the e-mail address/);

    await dialog.getByLabel('Your name').fill(visitor.name);
    await dialog.getByLabel('E-mail').fill(visitor.email);
    await dialog.getByLabel('Phone').fill(visitor.phone);
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 2 });
    await dialog.getByRole('button', ask).click();
    await expect(dialog.getByText('The venue does not know about your request yet')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Ambali%20Hall/);
  });

  await test.step('it goes from the list', async () => {
    await list.open();
    await expect(waiting).toContainText('The venue has not been asked yet');
    const send = waiting.getByRole('button', { name: 'Tell the venue now' });
    await send.click();
    await expect(waiting.getByRole('status')).toContainText('the e-mail was not sent');
    await send.click();
    await expect(waiting).toContainText('Waiting for it to become free');
    await expect(waiting).toContainText(visitor.email);
    expect(await onlyMail(sandbox)).toEqual({
      wish: 'Please tell me if it becomes free',
      place: 'Ambali Hall',
      days: 'Thursday 20 March 2031',
      noOfPeople: '650',
      ...visitor,
    });
  });

  await test.step('looked at again, its answer stands over the form; taken back, the venue is told', async () => {
    await waiting.getByRole('button', { name: 'Look again' }).click();
    await expect(page).toHaveURL(paths.hallBooking);
    await expect(page.getByRole('region', { name: 'Is your day free?' })).toContainText(
      'Ambali Hall is free',
    );
    await expect(hallForm(page).field('eventDate')).toHaveValue('2031-03-20');
    await list.open();
    await waiting.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(waiting).toContainText('Withdrawn');
    expect(await wishes(sandbox)).toEqual([
      'Please tell me if it becomes free',
      'Withdrawn: you no longer need to tell me',
    ]);
  });
});

test('nights that are taken can be waited for, and the same nights on neighbouring days taken by one tap', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [12], times: 2 });
  const { open, book, main, checkIn, checkOut, payButton } = stayForm(page, 'deluxe-suite');
  await open();
  await book('2031-12-04', '2031-12-07');
  const notice = main.getByRole('group', { name: 'Not available on these dates.' });
  await notice.getByRole('button', { name: 'Check nearby dates' }).click();
  await expect(notice.getByText('Checked 6 days.')).toBeVisible();
  const found = notice.getByRole('listitem');
  await expect(found).toHaveCount(6);
  await expect(found.first()).toHaveText(/^Mon 1 to Thu 4 December 2031Taken/);
  await expect(found.last()).toHaveText(/^Sun 7 to Wed 10 December 2031Free/);

  await notice.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me if Basic Deluxe becomes free' });
  // What was typed into the form of the room stands here.
  await expect(dialog.getByLabel('Your name')).toHaveValue(visitor.name);
  await dialog.getByRole('button', ask).click();
  await expect(dialog.getByText('The venue has your request.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await notice.getByRole('button', { name: 'Choose Sat 6 to Tue 9 December 2031' }).click();
  await expect(checkIn).toHaveValue('2031-12-06');
  await expect(checkOut).toHaveValue('2031-12-09');
  await expect(payButton).toBeFocused();
  expect((await sandbox.received()).payments).toEqual([]);
  await deviceList(page).open();
  await expect(deviceList(page).row('Basic Deluxe')).toContainText('Thu 4 to Sun 7 December 2031');
  expect(complaints).toEqual([]);
});
