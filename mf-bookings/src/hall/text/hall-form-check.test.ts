import { expect, test } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { storedDetailsSchema } from '../booking/hall-details.ts';
import { type HallFormValues, readHallForm } from '../booking/hall-fields.ts';
import { checkHallForm, requiredFields } from './hall-form-check.ts';

const filled: HallFormValues = {
  ...sampleBooking.details,
  noOfPeople: '650',
  subCheck: '',
  termsCheck: 'on',
};

const today = '2026-11-22';

function refusal(change: Partial<HallFormValues>) {
  const outcome = checkHallForm({ ...filled, ...change }, today);
  if (outcome.kind !== 'refused') throw new Error('was accepted');
  return { message: outcome.message, fields: outcome.problems.map(({ field }) => field) };
}

const required = Object.keys(requiredFields);

test('V-01: eleven fields are required', () => {
  expect(required).toHaveLength(11);
});

test.each(required)('V-01: %s missing alone is M-01', (field) => {
  expect(refusal({ [field]: '' })).toEqual({ message: toastTexts.fillInAllInputs, fields: [field] });
});

test('V-02: addInfo and subCheck may stay empty', () => {
  expect(checkHallForm(filled, today)).toMatchObject({
    kind: 'valid',
    details: { addInfo: '', subCheck: false },
  });
  expect(checkHallForm({ ...filled, subCheck: 'on' }, today)).toMatchObject({ details: { subCheck: true } });
});

test('V-03: terms not ticked is M-02', () => {
  expect(refusal({ termsCheck: '' })).toEqual({ message: toastTexts.agreeToTerms, fields: ['termsCheck'] });
});

test('what the e-mail service would not take is refused before anything is asked for', () => {
  expect(refusal({ addInfo: 'ẹ'.repeat(20_000) })).toEqual({
    message: toastTexts.fillInAllFields,
    fields: ['addInfo'],
  });
  expect(checkHallForm({ ...filled, addInfo: 'a'.repeat(49_000) }, today).kind).toBe('valid');
});

test('V-04: presence comes before terms', () => {
  expect(refusal({ termsCheck: '', phone: '' }).message).toBe(toastTexts.fillInAllInputs);
});

test('everything that is wrong is told at once, under the message of the first check', () => {
  expect(refusal({ termsCheck: '', phone: '', email: 'ade@gmail,com', eventDate: '2026-11-21' })).toEqual({
    message: toastTexts.fillInAllInputs,
    fields: ['eventDate', 'email', 'phone', 'termsCheck'],
  });
});

test('D-26: terms come before the schema', () => {
  expect(refusal({ termsCheck: '', noOfPeople: 'many' }).message).toBe(toastTexts.agreeToTerms);
});

test.each([
  ['firstName', '   '],
  ['firstName', '\u0301\u0323'],
  ['lastName', '\u0300'],
  ['noOfPeople', '0'],
  ['noOfPeople', '12.5'],
  ['noOfPeople', 'many'],
  ['eventDate', '2027-02-30'],
  ['startTime', '25:00'],
  ['hall', 'Town Hall'],
])('V-05: %s "%s" is M-03', (field, value) => {
  expect(refusal({ [field]: value })).toEqual({ message: toastTexts.fillInAllFields, fields: [field] });
});

test.each([
  ['1,200', 1200],
  ['६५०', 650],
  ['0650', 650],
])('%s people are booked as %i', (typed, noOfPeople) => {
  expect(checkHallForm({ ...filled, noOfPeople: typed }, today)).toMatchObject({ details: { noOfPeople } });
});

test('V-06: a phone number has no format', () => {
  expect(checkHallForm({ ...filled, phone: 'ask my sister' }, today).kind).toBe('valid');
});

test('an e-mail address that the card company refuses is refused at its field, in words about it', () => {
  for (const email of [
    'ade@gmail,com',
    'ade@gmail',
    'ade@gmail.com.',
    'o’brien@example.com',
    'ade.example.com',
  ]) {
    expect(refusal({ email })).toEqual({ message: toastTexts.fillInAllFields, fields: ['email'] });
  }
  const advice = 'There is a comma in the e-mail address';
  expect(checkHallForm({ ...filled, email: 'ade@gmail,com' }, today)).toMatchObject({
    problems: [{ summary: advice, advice }],
  });
});

test.each([
  ['an address that a service refused', { email: 'ade@gmail,com' }],
  ['what another release of the form offered', { eventType: 'Conference', hearAbout: 'A friend' }],
])('a booking that is kept is read, also with %s', (_, change) => {
  const checked = checkHallForm(filled, today);
  if (checked.kind !== 'valid') throw new Error('was refused');
  expect(storedDetailsSchema.safeParse({ ...checked.details, ...change }).success).toBe(true);
});

test('Q-08: problems come in the order of the page and say what to do', () => {
  const outcome = checkHallForm({ ...filled, phone: '', startTime: '' }, today);
  expect(outcome).toMatchObject({
    problems: [
      { field: 'startTime', summary: 'Start time is empty', advice: 'Enter a start time' },
      { field: 'phone', summary: 'Phone number is empty', advice: 'Enter a phone number' },
    ],
  });
});

test('F-06: the form is read by its field names, unticked boxes as empty', () => {
  const data = new FormData();
  data.set('hall', 'Ball Room');
  data.set('termsCheck', 'on');
  data.set('invoiceNumber', '481902');
  expect(readHallForm(data)).toMatchObject({ hall: 'Ball Room', termsCheck: 'on', subCheck: '', phone: '' });
});

test('no hall is held in a year that is a slip', () => {
  const advice = 'Check the year: days up to the end of 2036 can be booked';
  const problems = [{ field: 'eventDate', summary: advice, advice }];
  expect(checkHallForm({ ...filled, eventDate: '9999-12-25' }, today)).toMatchObject({ problems });
  expect(checkHallForm({ ...filled, eventDate: '2036-12-31' }, today).kind).toBe('valid');
});

test('no hall is held for a day that is over in Lagos; today is still good', () => {
  const past = checkHallForm({ ...filled, eventDate: '2026-11-21' }, today);
  const advice = 'This date has passed: today is Sunday 22 November 2026. Choose today or a later day';
  expect(past).toEqual({
    kind: 'refused',
    message: toastTexts.fillInAllFields,
    problems: [{ field: 'eventDate', summary: advice, advice }],
  });
  expect(checkHallForm({ ...filled, eventDate: today }, today).kind).toBe('valid');
});
