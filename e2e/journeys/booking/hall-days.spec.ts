import type { SandboxLane } from '@venue/sandbox/client.ts';
import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { deviceList } from './device-list.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { expectCalls, reached } from './hall-outbox.ts';
import { stayForm } from './stay-form.ts';

const ambali = 15;
const reservation = { service: 'reservation' } as const;

/** Somebody else has that hall or room from a day to a day. */
async function taken(sandbox: SandboxLane, roomTypeId: number, [from, to]: readonly [string, string]) {
  const text = { title: '', sex: '', occupation: '', address1: '', address2: '', city: '' };
  const stay = { checkInDate: from, checkOutDate: to, adultNo: '1', childNo: '0', quantity: 1, rate: 1 };
  const answer = await fetch(`${sandbox.origin}/Reservation/Add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox_reservation_key' },
    body: JSON.stringify({
      guest: {
        ...text,
        firstName: 'Else',
        lastName: '',
        phone: '1',
        email: 'a@b.c',
        countryId: 1,
        stateId: 1,
      },
      reservations: [{ ...stay, roomTypeId, arrivalTime: '', purpose: '', additionalReq: '' }],
      payment: { payTypeId: 1, payMethodId: 1, amount: 0 },
    }),
  });
  expect(await answer.json()).toMatchObject({ errorCode: 0 });
}

/** From the strip of the home page, with a day and a number. */
async function ask(page: Page, date: string, guests: string) {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const strip = page.getByRole('region', { name: 'Check a date' }).first();
  await strip.getByLabel('Event date').fill(date);
  await strip.getByLabel('Guests').fill(guests);
  await strip.getByRole('button', { name: 'Check a date' }).click();
}

/** The same, to the answer over the form. */
async function come(page: Page, date: string, guests: string) {
  await ask(page, date, guests);
  const answer = page.getByRole('region', { name: 'Is your day free?' });
  await expect(answer).toBeVisible();
  return answer;
}

async function looks(sandbox: SandboxLane): Promise<number> {
  return (await reached(sandbox)).calls.filter((call) => call === 'availability').length;
}

test('who comes with a day and a number reads first which hall fits and is free, and takes it by one tap', async ({
  page,
  sandbox,
  complaints,
}) => {
  const answer = await come(page, '2031-03-20', '650');
  await expect(answer.getByRole('status')).toHaveText(
    'Thu 20 Mar 2031: Ambali Hall is free and holds 650 people. Wosilat Hall is free too. Nothing is held yet.',
  );
  const { form, field } = hallForm(page);
  const over = await answer.boundingBox();
  const under = await form.boundingBox();
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);

  await answer.getByRole('button', { name: 'Take Wosilat Hall, ₦1,700,000' }).click();
  await expect(form.getByRole('radio', { name: /Wosilat/ })).toBeChecked();
  await expect(field('eventDate')).toHaveValue('2031-03-20');
  await expect(field('eventType')).toBeFocused();
  expect(await reached(sandbox)).toEqual({ calls: ['availability'], halls: [], mails: 0, payments: [] });
  expect(complaints).toEqual([]);
});

test('who has a booking and asks for another day finds both: the booking stays, and the day is one tap away', async ({
  page,
}) => {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  await ask(page, '2031-05-10', '650');
  const look = page.getByRole('button', { name: 'See which halls are free on Sat 10 May 2031' });
  await expect(look).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This page has your booking of Thursday 20 March 2031');
  await look.click();
  const answer = page.getByRole('region', { name: 'Is your day free?' });
  await expect(answer).toContainText('Sat 10 May 2031: Ambali Hall is free');
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('Thursday 20 March 2031');
});

test('who comes without a number, or to the form alone, is asked nothing and nothing is asked', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${paths.hallBooking}?eventDate=2031-03-20`);
  await hydrated(page, 'mf-bookings/hall-booking');
  await expect(hallForm(page).field('eventDate')).toHaveValue('2031-03-20');
  await expect(page.getByRole('region', { name: 'Is your day free?' })).toHaveCount(0);
  expect(await looks(sandbox)).toBe(0);
});

test('a day that is taken: one tap looks at the same weekday around it, another takes a day', async ({
  page,
  sandbox,
}) => {
  for (const day of ['2031-03-20', '2031-03-13', '2031-03-27'] as const) {
    await taken(sandbox, ambali, [day, day]);
  }
  const answer = await come(page, '2031-03-20', '650');
  await expect(answer.getByRole('status')).toContainText('Ambali Hall is taken. Wosilat Hall is free');
  await answer.getByRole('button', { name: 'Look at the Thursdays around it' }).click();
  await expect(answer.getByText('Looked at 6 days.')).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveText([
    /^Thu 27 Feb 2031Ambali Hall and Wosilat Hall are free/,
    /^Thu 6 Mar 2031Ambali Hall and Wosilat Hall are free/,
    /^Thu 13 Mar 2031Wosilat Hall is free/,
    /^Thu 27 Mar 2031Wosilat Hall is free/,
    /^Thu 3 Apr 2031Ambali Hall and Wosilat Hall are free/,
    /^Thu 10 Apr 2031Ambali Hall and Wosilat Hall are free/,
  ]);
  expect(await looks(sandbox)).toBe(7);

  await answer.getByRole('button', { name: 'Take Thu 3 Apr 2031' }).click();
  const { form, field } = hallForm(page);
  await expect(field('eventDate')).toHaveValue('2031-04-03');
  await expect(form.getByRole('radio', { name: /Ambali/ })).toBeChecked();
  await expect(answer.getByRole('listitem').nth(4)).toContainText('In the form');
});

test('all Saturdays of a month that is chosen, after the form itself found the day taken', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, submit, stop, field, send } = hallForm(page);
  await open();
  await fillIn();
  await sandbox.fault({ ...reservation, kind: 'all-halls-taken', times: 1 });
  await submit();
  const notice = stop('All Halls are unavailable');
  await expect(notice).toBeFocused();
  await notice.getByLabel('All Saturdays of').selectOption('May 2031');
  await notice.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(notice.getByText('Looked at 5 days.')).toBeVisible();
  await notice.getByRole('button', { name: 'Take Sat 17 May 2031' }).click();
  await expect(field('eventDate')).toHaveValue('2031-05-17');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
});

test('a service that throttles in the midst ends the look with what is known', async ({ page, sandbox }) => {
  await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [ambali], times: 3 });
  await sandbox.fault({
    ...reservation,
    kind: 'status',
    status: 429,
    text: '{"message":"Too many requests."}',
  });
  const answer = await come(page, '2031-03-20', '650');
  await answer.getByRole('button', { name: 'Look at the Thursdays around it' }).click();
  await expect(answer.getByText(/^The booking system stopped answering after 2 of 6 days\./)).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  expect(await looks(sandbox)).toBe(4);

  await sandbox.mend();
  await answer.getByRole('button', { name: 'Look at the Thursdays around it' }).click();
  await expect(answer.getByText('Looked at 6 days.')).toBeVisible();
});

test('a look that is stopped asks nothing more, and keeps what it knows', async ({ page, sandbox }) => {
  await sandbox.fault({ ...reservation, kind: 'hall-taken', halls: [ambali], times: 3 });
  const answer = await come(page, '2031-03-20', '650');
  await expect(answer.getByRole('status')).toContainText('Ambali Hall is taken');
  let asked = 0;
  let goOn = () => {};
  await page.route(/\/Availability$/, async (route) => {
    asked += 1;
    if (asked === 3) await new Promise<void>((resolve) => (goOn = resolve));
    await route.continue();
  });
  await answer.getByRole('button', { name: 'Look at the Thursdays around it' }).click();
  await expect(answer.getByText('Looking at day 3 of 6…')).toBeVisible();
  await answer.getByRole('button', { name: 'Stop' }).click();
  await expect(answer.getByText('Stopped after 2 of 6 days.')).toBeVisible();
  const answered = page.waitForResponse(/\/Availability$/);
  goOn();
  await answered;
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  // Another look starts from the first day: nothing of the stopped one comes between.
  await answer.getByRole('button', { name: 'Look at the Thursdays around it' }).click();
  await expect(answer.getByText('Looked at 6 days.')).toBeVisible();
  expect(asked).toBe(9);
});

test('nights that are taken: the same nights on neighbouring days, and one tap takes them', async ({
  page,
  sandbox,
}) => {
  const deluxe = 12;
  await taken(sandbox, deluxe, ['2031-12-04', '2031-12-06']);
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.book('2031-12-04', '2031-12-07');
  const notice = form.main.getByRole('group', { name: 'It is not free on these dates.' });
  await notice.getByRole('button', { name: /^Look at the same nights/ }).click();
  await expect(notice.getByText('Looked at 6 days.')).toBeVisible();
  await expect(notice.getByRole('listitem')).toHaveText([
    /^Mon 1 to Thu 4 December 2031Free/,
    /^Tue 2 to Fri 5 December 2031Taken/,
    /^Wed 3 to Sat 6 December 2031Taken/,
    /^Fri 5 to Mon 8 December 2031Taken/,
    /^Sat 6 to Tue 9 December 2031Free/,
    /^Sun 7 to Wed 10 December 2031Free/,
  ]);
  await expectCalls(sandbox, 8);
  await notice.getByRole('button', { name: 'Take Sat 6 to Tue 9 December 2031' }).click();
  await expect(form.checkIn).toHaveValue('2031-12-06');
  await expect(form.checkOut).toHaveValue('2031-12-09');
  await expect(form.pay).toBeFocused();
  expect((await sandbox.outbox()).payments).toEqual([]);
});
