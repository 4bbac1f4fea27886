import { hallUnavailable, toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { filledIn, hallForm } from './pages/hall-form.ts';
import { receivedSummary } from './received-records.ts';

const reservation = { service: 'reservation' } as const;
const nothingBooked = { halls: [], mails: 0, payments: [] };

test(
  'where a day is taken or no answer comes, nothing is booked and nothing lost',
  { tag: ['@E-04..06', '@M-04..06'] },
  async ({ page, sandbox }) => {
    const { open, fillIn, form, field, stopNotice, values, submitButton } = hallForm(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const stopped = async (message: string) => {
      await expect(stopNotice(message)).toBeFocused();
      await expect(toasts.getByText(message).first()).toBeVisible();
      expect(await receivedSummary(sandbox)).toMatchObject(nothingBooked);
      return stopNotice(message);
    };
    await open();
    await fillIn();

    await test.step('no answer: everything is kept for another try', async () => {
      await sandbox.fault({ ...reservation, kind: 'down', times: 1 });
      await submitButton.click();
      const failed = await stopped(toastTexts.cannotRetrieve);
      await expect(failed).toContainText('Nothing was booked, and everything you typed is kept');
      expect(await values()).toEqual(filledIn);
    });

    await test.step('all halls are taken: another day', async () => {
      await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [16, 15, 5], times: 1 });
      await submitButton.click();
      const taken = await stopped(toastTexts.allHallsUnavailable);
      expect(await values()).toEqual(filledIn);
      await taken.getByLabel('All Saturdays in').selectOption('May 2031');
      await taken.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(taken.getByText('Checked 5 days.')).toBeVisible();
      await taken.getByRole('button', { name: 'Choose Sat 17 May 2031' }).click();
      await expect(field('eventDate')).toHaveValue('2031-05-17');
    });

    await test.step('the hall is taken: another hall', async () => {
      await expect(submitButton).toBeFocused();
      await form.getByRole('button', { name: 'Check this date' }).click();
      const earlierAnswer = form.getByText(/^Sat 17 May 2031: Ambali Hall is free/);
      await expect(earlierAnswer).toBeVisible();
      await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15] });
      await submitButton.press('Enter');
      const taken = await stopped(hallUnavailable('Ambali Hall'));
      await expect(earlierAnswer).toBeHidden();
      await expect(taken.getByRole('button', { name: /^Choose/ })).toHaveText([
        'Choose Ball Room, ₦500,000',
        'Choose Wosilat Hall, ₦1,700,000',
      ]);
      await taken.getByRole('button', { name: /Choose Wosilat Hall/ }).click();
      await expect(submitButton).toBeFocused();
      expect(await values()).toEqual({ ...filledIn, eventDate: '2031-05-17', hall: 'Wosilat Hall' });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /Wosilat Hall is held/ })).toBeVisible();
      expect(await receivedSummary(sandbox)).toMatchObject({ halls: [5], mails: 1 });
    });
  },
);

test('a day is looked at before anything else is typed: its answer goes with it, and holds nothing', async ({
  page,
  sandbox,
}) => {
  const { fillField, form, field } = hallForm(page);
  await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15], shownAs: 'missing', times: 1 });
  await page.goto(`${paths.hallBooking}?eventDate=2031-03-20`);
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(field('eventDate')).toHaveValue('2031-03-20');
  await expect(page.getByRole('region', { name: 'Is your day free?' })).toHaveCount(0);
  const look = form.getByRole('button', { name: 'Check this date' });
  for (const missingOrOver of ['', '2020-03-20']) {
    await fillField('eventDate', missingOrOver);
    await look.click();
    await expect(field('eventDate')).toBeFocused();
  }
  expect(await receivedSummary(sandbox)).toEqual({ calls: [], ...nothingBooked });

  await fillField('eventDate', '2031-03-20');
  await look.click();
  const answer = form.getByText(
    /^Thu 20 Mar 2031: Ball Room and Wosilat Hall are free\. Ambali Hall is taken\. Nothing is held yet\./,
  );
  await expect(answer).toBeVisible();
  expect(await receivedSummary(sandbox)).toEqual({ calls: ['availability'], ...nothingBooked });

  await fillField('eventDate', '2031-03-21');
  await expect(answer).toBeHidden();
  await sandbox.fault({ ...reservation, kind: 'down', times: 1 });
  await look.click();
  await expect(form.getByText(/^The booking system didn’t answer\./)).toBeVisible();
  await look.click();
  await expect(form.getByText(/^Fri 21 Mar 2031: .* are free\. Nothing is held yet\./)).toBeVisible();
});
