import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { booking, hallForm } from './hall-form.ts';
import { onlyMail } from './hall-outbox.ts';

test('M-06: while the service is down the same offer stands beside the message', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', kind: 'down' });
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await form.submit();
  const stop = form.stop(messages.cannotRetrieve);
  await expect(stop).toContainText('That holds nothing');
  await stop.getByRole('button', { name: 'Ask by e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'The venue has your question.' })).toBeFocused();
  expect(await onlyMail(sandbox)).toMatchObject({ hall: booking.hall, eventDate: booking.eventDate });
});

test('D-22: a hold whose answer was lost is named in the question', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'reservation', kind: 'no-cors', endpoint: 'add' });
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await form.submit();
  await form.stop(messages.cannotRetrieve).getByRole('button', { name: 'Ask by e-mail' }).click();
  await expect(page.getByText('the venue looks whether it is held for you')).toBeVisible();
  expect((await onlyMail(sandbox))['standing']).toMatch(/^A hold was asked for as invoice \d{6}/);
});

test('B2: a question that cannot go is kept, goes by other ways, or waits at the foot of every page', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', kind: 'down' });
  await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
  const form = hallForm(page);
  await form.open();
  await form.fillIn();
  await form.submit();
  await form.stop(messages.cannotRetrieve).getByRole('button', { name: 'Ask by e-mail' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Your question has not gone.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /body=.*Ambali/);
  await main.getByRole('button', { name: 'Keep it for later' }).click();
  await expect(page.getByRole('heading', { name: 'Your question waits on this device.' })).toBeVisible();

  await sandbox.mend();
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/callback');
  await footer.getByRole('button', { name: 'Send now' }).click();
  await expect(footer.getByText(messages.messageSent)).toBeVisible();
  expect(await onlyMail(sandbox)).toMatchObject({ hall: booking.hall, lastName: booking.lastName });
});
