import { expect, test } from 'vitest';
import { concertSpace, deluxeSuite } from './places.ts';
import { stayProblem } from './stay-fields.ts';

const now = { today: '2026-11-22', terms: [] };
const { today } = now;
const visitor = { name: '', email: 'morenikeji@example.com', phone: '', arrival: '', agreed: false };
const stay = (from: string, to: string) =>
  stayProblem(deluxeSuite, { ...visitor, period: { from, to } }, now);

test('D-08: a total of zero or less is not charged, and the dates show a hint', () => {
  const hint = { field: 'checkOut', text: 'Check-out must be after check-in' };
  expect(stay('2026-12-04', '2026-12-04')).toEqual(hint);
  expect(stay('2026-12-07', '2026-12-04')).toEqual(hint);
  const text = `Choose both dates first. ${hint.text}`;
  expect(stay('2026-12-04', '')).toEqual({ field: 'checkOut', text });
  expect(stay('', '2026-12-04')).toEqual({ field: 'checkIn', text });
  expect(stay('', '')).toEqual({ field: 'checkIn', text });
  expect(stayProblem(concertSpace, { ...visitor, period: { from: '', to: '' } }, now)?.field).toBe('date');
});

test('V-10: nothing else is required, not even a name or phone number', () => {
  expect(stay('2026-12-04', '2026-12-05')).toBeUndefined();
});

test('B-10: an e-mail address is required, because the provider needs one', () => {
  for (const email of ['', 'morenikeji', 'a b@example.com']) {
    const period = { from: '2026-12-04', to: '2026-12-05' };
    expect(stayProblem(deluxeSuite, { ...visitor, email, period }, now)?.field).toBe('email');
  }
});

test('past days in Lagos are refused; today is accepted', () => {
  const text = 'This date has passed: today is Sunday 22 November 2026. Choose today or a later day';
  expect(stay('2026-11-21', '2026-11-24')).toEqual({ field: 'checkIn', text });
  expect(stay(today, '2026-11-24')).toBeUndefined();
  const yesterday = { from: '2026-11-21', to: '2026-11-21' };
  const concert = stayProblem(concertSpace, { ...visitor, period: yesterday }, now);
  expect(concert).toEqual({ field: 'date', text });
});

test('days in a mistyped year are refused', () => {
  const text = 'Check the year: days up to the end of 2036 can be booked';
  expect(stay('2026-12-04', '2062-12-07')).toEqual({ field: 'checkOut', text });
  expect(stay('2062-12-04', '2062-12-07')).toEqual({ field: 'checkIn', text });
  const period = { from: '2062-12-04', to: '2062-12-04' };
  expect(stayProblem(concertSpace, { ...visitor, period }, now)).toEqual({ field: 'date', text });
});

test('an invisible name is refused, an empty one is not', () => {
  const period = { from: today, to: '2026-11-24' };
  const named = (name: string) => stayProblem(deluxeSuite, { ...visitor, name, period }, now)?.field;
  expect(named('\u0301\u0323')).toBe('name');
  expect(named('')).toBeUndefined();
});

test('if the venue has set terms, they have to be ticked', () => {
  const form = { ...visitor, period: { from: today, to: '2026-11-24' } };
  const terms = ['Free until the day before.'];
  expect(stayProblem(deluxeSuite, form, { today, terms })).toEqual({
    field: 'terms',
    text: 'Tick to agree before you pay',
  });
  expect(stayProblem(deluxeSuite, { ...form, agreed: true }, { today, terms })).toBeUndefined();
  expect(stayProblem(deluxeSuite, { ...form, email: '' }, { today, terms })?.field).toBe('email');
});
