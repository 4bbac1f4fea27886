import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { hallForm } from './pages/hall-form.ts';
import { receivedSummary } from './received-records.ts';

const reservation = { service: 'reservation' } as const;

/** From the strip of the home page, with a day and a number. */
async function come(page: Page, date: string) {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const strip = page.getByRole('region', { name: 'Check a date' }).first();
  await strip.getByLabel('Event date').fill(date);
  await strip.getByLabel('Guests').fill('650');
  await strip.getByRole('button', { name: 'Check a date' }).click();
}

test('who comes with a day and a number of guests reads which hall fits and is free', async ({
  page,
  sandbox,
  complaints,
}) => {
  const answer = page.getByRole('region', { name: 'Is your day free?' });
  const { form, field, fillIn, submit } = hallForm(page);

  await test.step('the answer stands over the form, and goes into it by one tap', async () => {
    await come(page, '2031-03-20');
    await expect(answer.getByRole('status')).toHaveText(
      'Thu 20 Mar 2031: Ambali Hall is free and holds 650 people. Wosilat Hall is also free. Nothing is held yet.',
    );
    const over = await answer.boundingBox();
    const under = await form.boundingBox();
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);
    await answer.getByRole('button', { name: 'Choose Wosilat Hall, ₦1,700,000' }).click();
    await expect(form.getByRole('radio', { name: /Wosilat/ })).toBeChecked();
    await expect(field('eventDate')).toHaveValue('2031-03-20');
    await expect(field('eventType')).toBeFocused();
    expect(await receivedSummary(sandbox)).toMatchObject({ calls: ['availability'], halls: [] });
  });

  await test.step('who has booked and asks for another day finds both', async () => {
    await fillIn({ eventDate: '', noOfPeople: '', hall: '' });
    await submit();
    await expect(page.getByRole('heading', { level: 1, name: /Wosilat Hall is held/ })).toBeVisible();
    await come(page, '2031-05-10');
    await expect(page.getByRole('main')).toContainText(
      'This page shows your booking for Thursday 20 March 2031',
    );
    await page.getByRole('button', { name: 'Check Sat 10 May 2031' }).click();
    await expect(answer).toContainText('Sat 10 May 2031: Ambali Hall is free');
    const { open, row } = deviceList(page);
    await open();
    await expect(row('Wosilat Hall')).toContainText('Thursday 20 March 2031');
  });
  expect(complaints).toEqual([]);
});

test('where a day is taken, one tap checks the same weekday in nearby weeks', async ({ page, sandbox }) => {
  await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15], times: 3 });
  const { open, fillField, form, field } = hallForm(page);
  await open();
  await fillField('noOfPeople', '650');
  await fillField('eventDate', '2031-03-20');
  await form.getByRole('button', { name: 'Check this date' }).click();
  await expect(form.getByText(/Ambali Hall is taken\. Wosilat Hall is free/)).toBeVisible();
  const look = form.getByRole('button', { name: 'Check nearby Thursdays' });
  const days = form.getByRole('listitem').filter({ hasText: /^Thu \d/ });

  await test.step('stopped: no day is asked for any more, and an answer on its way changes nothing', async () => {
    let asked = 0;
    let goOn = () => {};
    await page.route(/\/Availability$/, async (route) => {
      asked += 1;
      if (asked === 3) await new Promise<void>((resolve) => (goOn = resolve));
      await route.continue();
    });
    await look.click();
    await expect(form.getByText('Checking day 3 of 6…')).toBeVisible();
    await form.getByRole('button', { name: 'Stop' }).click();
    await expect(form.getByText('Stopped after 2 of 6 days.')).toBeVisible();
    const answered = page.waitForResponse(/\/Availability$/);
    goOn();
    await answered;
    await expect(days).toHaveText([/^Thu 27 Feb 2031Wosilat Hall is free/, /^Thu 6 Mar 2031Wosilat/]);
    expect(asked).toBe(3);
    await page.unroute(/\/Availability$/);
  });

  await test.step('throttled: what is known stands', async () => {
    const throttled = { kind: 'status', status: 429, text: '{"message":"Too many requests."}' } as const;
    await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [15], times: 1 });
    await sandbox.fault({ ...reservation, ...throttled, times: 1 });
    await look.click();
    await expect(form.getByText(/^The booking system stopped answering after 1 of 6 days\./)).toBeVisible();
    await expect(days).toHaveCount(1);
  });

  await test.step('looked at: one tap takes a day, and with it the hall', async () => {
    await look.click();
    await expect(form.getByText('Checked 6 days.')).toBeVisible();
    await form.getByRole('button', { name: 'Choose Thu 3 Apr 2031' }).click();
    await expect(field('eventDate')).toHaveValue('2031-04-03');
    await expect(form.getByRole('radio', { name: /Ambali/ })).toBeChecked();
    await expect(days.nth(4)).toContainText('Chosen');
    expect(await receivedSummary(sandbox)).toMatchObject({ halls: [], mails: 0 });
  });
});
