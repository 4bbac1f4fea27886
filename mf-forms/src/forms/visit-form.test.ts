import { expect, test } from 'vitest';
import { visitProblems } from './visit-form.ts';

/** Friday 27 November 2026, ten in the morning in Lagos. */
const at = Date.parse('2026-11-27T09:00:00Z');
const hours = [
  { days: 'Monday to Friday', from: '08:00', to: '18:00' },
  { days: 'Saturday', from: '08:00', to: '15:00' },
];
const complete = { people: '4', name: 'Adé Bello', phone: '0803 123 4567' };

function problems(visitDate: string, visitTime: string, rest: object = complete) {
  return visitProblems({ values: { ...rest, visitDate, visitTime }, at, hours });
}

test('a visit needs a day and a time within the office hours, and someone to answer', () => {
  expect(problems('2026-11-30', '08:00')).toEqual([]);
  expect(problems('2026-11-28', '14:59')).toEqual([]);
  expect(problems('2026-11-27', '10:01')).toEqual([]);
});

test.each([
  ['2026-11-26 10:00', 'visitDate', /^This date has passed.*today is Friday 27 November 2026/],
  ['2026-11-29 10:00', 'visitDate', /closed on Sundays\. Choose another day: it is open 8am to 6pm Monday/],
  ['2026-02-30 10:00', 'visitDate', /^Choose a day$/],
  ['2026-11-30 18:00', 'visitTime', /^On Mondays the office is open 8am to 6pm\. Choose a time/],
  ['2026-11-30 07:59', 'visitTime', /^On Mondays the office is open 8am to 6pm/],
  ['2026-11-28 15:00', 'visitTime', /^On Saturdays the office is open 8am to 3pm/],
  ['2026-11-27 10:00', 'visitTime', /^This time has passed/],
  ['2026-11-30 ', 'visitTime', /^Choose a time$/],
])('%s is refused at %s, in a sentence that says what to choose instead', (when, field, text) => {
  const [day = '', time = ''] = when.split(' ');
  expect(problems(day, time)).toEqual([{ field, text: expect.stringMatching(text) }]);
});

test('a visit needs a number of people, a name and a telephone number', () => {
  const fields = problems('2026-11-30', '10:00', { people: 'many', name: ' ' }).map(({ field }) => field);
  expect(fields).toEqual(['people', 'name', 'phone']);
});

test('if the opening days cannot be parsed, any hour is accepted', () => {
  const odd = [{ days: 'Most days', from: '08:00', to: '18:00' }];
  const values = { ...complete, visitDate: '2026-11-29', visitTime: '20:00' };
  expect(visitProblems({ values, at, hours: odd })).toEqual([]);
});
