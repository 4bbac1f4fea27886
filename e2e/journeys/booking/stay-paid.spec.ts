import { specifiedVenue } from '@venue/shell/platform/configuration/specified-venue.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { cardForm, places, providersOwnWarning, stayForm, visitor } from './stay-form.ts';

const rooms = ['three-bedroom', 'two-bedroom', 'standard-suite', 'deluxe-suite'] as const;

for (const room of rooms) {
  test(`B-01 to B-04, B-10, B-11, B-13, B-16: ${room}, three nights paid`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    const form = stayForm(page, room);
    await form.open();
    await form.book('2031-12-30', '2032-01-02');
    await cardForm(page).pay.click();
    await expect(page.getByText('Payment Successful').first()).toBeVisible();
    await expect(form.main.getByText('Payment Successful')).toHaveCount(1);
    await expect(form.receipt).toContainText('Tue 30 Dec 2031');
    await expect(form.receipt).toContainText('Fri 2 Jan 2032');
    await expect(form.receipt).toContainText('3 at ₦');
    await expect(form.receipt).toContainText('The payment company has this sum under this reference');

    const { payments } = await sandbox.outbox();
    const { kobo, name } = places[room];
    expect(payments).toMatchObject([
      { amount: 3 * kobo, currency: 'NGN', email: visitor.email, status: 'success' },
    ]);
    expect(payments[0]?.key).toMatch(/^pk_/);
    await expect(form.receipt).toContainText(payments[0]?.reference ?? 'no payment');
    expect(payments[0]?.metadata).toMatchObject({
      custom_fields: [
        { display_name: 'Name', variable_name: 'name', value: visitor.name },
        { display_name: 'Phone', variable_name: 'phone', value: visitor.phone },
        { display_name: 'Booked', value: name },
        { display_name: 'Check-in', variable_name: 'check_in', value: '30/12/2031' },
        { display_name: 'Check-out', variable_name: 'check_out', value: '02/01/2032' },
        { display_name: 'Nights', value: '3' },
      ],
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const calendar = await readFile(await (await download).path(), 'utf8');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20311230');
    expect(calendar).toContain('DTEND;VALUE=DATE:20320103');
    expect(complaints.filter((complaint) => !complaint.includes(providersOwnWarning))).toEqual([]);
  });
}

test('B-05, B-17, F-05: the concert space, one day paid', async ({ page, sandbox }) => {
  const form = stayForm(page, 'concert');
  await form.open();
  await form.owesNothingYet();
  await form.date.fill('2031-03-20');
  await form.owes('₦1,300,000');
  await expect(form.main.getByText('20/03/2031')).toBeVisible();
  await form.who();
  await form.pay.click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('Thu 20 Mar 2031');
  await expect(form.receipt).not.toContainText('20/03/2031');
  const { payments } = await sandbox.outbox();
  expect(payments).toMatchObject([{ amount: 130_000_000 }]);
  expect(JSON.stringify(payments[0]?.metadata)).toContain('20/03/2031');
});

test('B-16, C-22: the receipt is there after a reload, and the same is not paid twice unasked', async ({
  page,
  sandbox,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('₦90,000');
  await page.reload();
  await expect(form.receipt).toContainText('₦90,000');

  await page.getByRole('button', { name: 'Book other dates' }).click();
  await expect(form.checkIn).toHaveValue('');
  await form.nights('2031-12-04', '2031-12-07');
  await form.pay.click();
  const question = form.main.getByRole('group', { name: 'This is paid already.' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('₦90,000 for Basic Deluxe, Thu 4 to Sun 7 December 2031 was paid');
  await expect(question.getByRole('button')).toHaveText(['Show the receipt', 'Pay again, ₦90,000']);
  await expect(form.main.getByText(specifiedVenue.ifNotFree ?? 'no promise')).toBeVisible();
  expect((await sandbox.outbox()).payments).toHaveLength(1);

  await form.checkOut.fill('2031-12-08');
  await expect(question).toBeHidden();
  await form.checkOut.fill('2031-12-07');
  await form.pay.click();
  await question.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(form.receipt).toBeVisible();

  await page.getByRole('button', { name: 'Book other dates' }).click();
  await form.nights('2031-12-04', '2031-12-07');
  await form.pay.click();
  await question.getByRole('button', { name: 'Pay again' }).click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toBeVisible();
  const { payments } = await sandbox.outbox();
  expect(payments).toHaveLength(2);
  expect(payments[0]?.reference).not.toBe(payments[1]?.reference);
});

test('C-22: what one tab paid is known in the other', async ({ page, context, sandbox }) => {
  const first = stayForm(page, 'standard-suite');
  await first.open();
  const otherPage = await context.newPage();
  const other = stayForm(otherPage, 'standard-suite');
  await other.open();
  await first.book('2031-12-04', '2031-12-05');
  await cardForm(page).pay.click();
  await expect(first.receipt).toBeVisible();

  await other.book('2031-12-04', '2031-12-05');
  await expect(other.main.getByRole('group', { name: 'This is paid already.' })).toBeVisible();
  expect((await sandbox.outbox()).payments).toHaveLength(1);
});
