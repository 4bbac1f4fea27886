import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { deviceList } from './device-list.ts';
import { onlyMail } from './received-records.ts';
import { cardForm } from './card-form.ts';
import { stayForm } from './stay-form.ts';

test('a stay paid in the evening before its night: no place tells to wait longer than until it begins', async ({
  page,
  sandbox,
}) => {
  await timeIs(page, new Date('2031-12-04T21:30:00Z'));
  const call = /don’t wait for one: call \+234 .* before you set out/;
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.chooseNights('2031-12-04', '2031-12-05');
  await expect(form.main).toContainText(
    'Your booking starts before our answer is due, so call us before you set out.',
  );
  await form.fillInVisitor();
  await form.payButton.click();
  await cardForm(page).payButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Paid, awaiting confirmation: call before you set out.',
  );
  await expect(form.receipt).toContainText(call);
  await expect(form.receipt).toContainText('An e-mail about your booking has been sent to the venue.');
  expect(await onlyMail(sandbox)).toMatchObject({
    firstDay: 'Thursday 4 December 2031, before an answer is due: please answer at once',
  });
  await expect(form.main).not.toContainText(/See you today|not heard from us by noon/);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await coming).path(), 'utf8');
  expect(calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')).toMatch(call);
  expect(calendar).not.toContain('VALARM');

  const list = deviceList(page);
  await list.open();
  await expect(list.row('Basic Deluxe')).toContainText(call);
});
