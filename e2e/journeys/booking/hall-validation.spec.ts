import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { timeStandsAt } from '../set-site-time.ts';
import { booking, type BookingField, filledIn, hallForm } from './hall-form.ts';

/** What is asked of each field that is left out (V-01). */
const asked = [
  ['hall', 'No hall is chosen', 'Choose a hall'],
  ['eventType', 'No kind of event is chosen', 'Choose the kind of event'],
  ['noOfPeople', 'Number of people is empty', 'Enter the number of people'],
  ['eventDate', 'Event date is empty', 'Enter the event date'],
  ['startTime', 'Start time is empty', 'Enter a start time'],
  ['endTime', 'End time is empty', 'Enter an end time'],
  ['firstName', 'First name is empty', 'Enter a first name'],
  ['lastName', 'Last name is empty', 'Enter a last name'],
  ['email', 'E-mail is empty', 'Enter an e-mail address'],
  ['phone', 'Phone number is empty', 'Enter a phone number'],
  ['hearAbout', 'Where you heard of us is not chosen', 'Choose where you heard of us'],
] as const satisfies (readonly [BookingField, string, string])[];

test('V-01, V-04, E-03, M-01, Q-08: all eleven are asked for in the order of the page, and each alone stops the booking, before any request', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, form, field, put, submit } = hallForm(page);
  await open();
  await submit();
  const summary = form.getByRole('region', { name: messages.fillInAllInputs });
  const [hall, ...others] = asked;
  const inOrder = [...others.slice(0, 5), hall, ...others.slice(5)];
  await expect(summary.getByRole('link')).toHaveText([
    ...inOrder.map(([, words]) => words),
    'Terms and conditions are not ticked',
  ]);
  await fillIn({ hall: '' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  for (const [name, words, ask] of asked) {
    const control = field(name).first();
    if (name !== 'hall') await put(name, '');
    await submit();
    await expect(toasts.getByText(messages.fillInAllInputs).first()).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([words]);
    const described = name === 'hall' ? form.getByRole('radiogroup', { name: 'Hall' }) : control;
    await expect(described).toHaveAccessibleDescription(new RegExp(ask));
    await summary.getByRole('link').click();
    await expect(control).toBeFocused();
    await put(name, booking[name]);
    await expect(described).not.toHaveAccessibleDescription(new RegExp(ask));
  }
  expect((await sandbox.outbox()).requests).toEqual([]);
});

test('V-03, V-05, M-02, M-03: terms come before the schema, and the schema before any request', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, form, field, put, terms, submit, values } = hallForm(page);
  await open();
  await fillIn({ firstName: '   ', noOfPeople: '12.5' });
  await terms.uncheck();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await submit();
  await expect(toasts.getByText(messages.agreeToTerms)).toBeVisible();
  const unticked = form.getByRole('region', { name: messages.agreeToTerms });
  await expect(unticked).toBeFocused();
  await expect(unticked.getByRole('link')).toHaveText([
    /whole number/,
    'Enter a first name in letters',
    'Terms and conditions are not ticked',
  ]);
  await expect(terms).toHaveAccessibleDescription('Tick to go on');

  await terms.check();
  const malformed = form.getByRole('region', { name: 'Please put this right' });
  for (const people of ['12.5', '0', '-3', 'many', '1e3']) {
    await put('noOfPeople', people);
    await submit();
    await expect(toasts.getByText(messages.fillInAllFields).first()).toBeVisible();
    await expect(malformed).toBeFocused();
    await expect(malformed.getByRole('link')).toHaveText([/whole number/, 'Enter a first name in letters']);
    await expect(field('noOfPeople')).toHaveAccessibleDescription(/whole number, for example 650/);
  }
  expect(await values()).toEqual({ ...filledIn, firstName: '   ', noOfPeople: '1e3' });
  expect((await sandbox.outbox()).requests).toEqual([]);
});

test('V-06: a phone number with digits too few is remarked on, and stops nobody', async ({ page }) => {
  const { open, fillIn, field, submit } = hallForm(page);
  await open();
  await fillIn({ phone: '0803 555 12' });
  await field('email').focus();
  await expect(field('phone')).toHaveAccessibleDescription(/has 11 digits, this one 9/);
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
});

test('PG-08: the terms open beside the form, and nothing typed is lost', async ({ page, context }) => {
  const { open, fillIn, form, values } = hallForm(page);
  await open();
  await fillIn();
  const beside = context.waitForEvent('page');
  await form.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect((await beside).getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  expect(await values()).toEqual(filledIn);
});

test('a day that is over in Lagos is refused at its field, before anything is asked for', async ({
  page,
  sandbox,
}) => {
  // Half an hour past midnight in Lagos, and still the day before in London.
  await timeStandsAt(page, new Date('2031-03-20T23:30:00Z'));
  const { open, put, fillIn, form, field, submit } = hallForm(page);
  await open();
  await fillIn({ eventDate: '2031-03-20' });
  await expect(form.getByRole('status').filter({ hasText: 'The event date is in the past.' })).toBeVisible();
  await submit();
  const refusal = form.getByText('This day is over: today is Friday 21 March 2031.');
  await expect(refusal).toHaveCount(2);
  await expect(field('eventDate')).toHaveAttribute('aria-invalid', 'true');
  expect((await sandbox.outbox()).requests).toEqual([]);
  await put('eventDate', '2031-03-21');
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
});

test('Q-15: a program that fills the trap books nothing and learns nothing; a person caught by mistake sends again', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, form, submit, stop } = hallForm(page);
  await open();
  await fillIn();
  await form.getByLabel('Website').evaluate((trap) => {
    if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example';
  });
  await submit();
  await expect(stop(messages.cannotRetrieve)).toBeFocused();
  expect((await sandbox.outbox()).requests).toEqual([]);
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
});

test('E-14, D-03: too many guests get a hint that names the hall that fits, and are not stopped', async ({
  page,
  sandbox,
}) => {
  const { open, fillIn, form, put, submit } = hallForm(page);
  await open();
  await put('noOfPeople', '650');
  await expect(form.getByRole('status').filter({ hasText: '650 fit into' })).toHaveText(
    /^650 fit into Ambali Hall: 700 comfortably, 800 at most, for ₦1,500,000\.$/,
  );
  await fillIn({ hall: 'Ball Room' });
  const hint = form.getByRole('status').filter({ hasText: 'Ball Room' });
  await expect(hint).toHaveText(/650 are too many for Ball Room.*Ambali Hall takes them/);
  await put('noOfPeople', '75');
  await expect(hint).toHaveText(/75 fill Ball Room: 70 comfortably, 80 at most/);
  await put('noOfPeople', '650');
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /Ball Room is held/ })).toBeVisible();
  expect((await sandbox.outbox()).reservations).toHaveLength(1);
});

test('guests are read as people write them, and booked as that many', async ({ page, sandbox }) => {
  const { open, fillIn, field, form, put, submit } = hallForm(page);
  await open();
  for (const typed of ['0650', '６５０', '٦٥٠', '६५०', ' 650 ', '+650', '650\u00A0']) {
    await put('noOfPeople', '');
    await field('noOfPeople').pressSequentially(typed);
    await expect(
      form.getByRole('status').filter({ hasText: '650 fit into Ambali Hall' }),
      typed,
    ).toBeVisible();
  }
  for (const typed of ['1,200', '1.200', '1 200', '１，２００']) {
    await put('noOfPeople', typed);
    await expect(form.getByRole('status').filter({ hasText: '1,200 are more' }), typed).toBeVisible();
  }
  await fillIn({ noOfPeople: '1,200', phone: '+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧' });
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held/ })).toBeVisible();
  const { reservations, mails } = await sandbox.outbox();
  expect(JSON.stringify(reservations)).toContain('+234 803 123 4567');
  expect(mails[0]?.fields).toContainEqual({ name: 'noOfPeople', value: '1200' });
});
