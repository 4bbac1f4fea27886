import { halls } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { dayRowText, freeHallsText } from './free-halls-text.ts';
import { hallsOnDay } from './halls-on-day.ts';

const [ballRoom = 0, ambali = 0, wosilat = 0] = halls.map(({ id }) => id);

function text(free: number[], people?: number, hall = '') {
  return freeHallsText('2031-03-20', hallsOnDay({ people, hall }, free));
}

test('a look at a day names the halls that are free and those that are taken, and that nothing is held', () => {
  expect(text([ballRoom, ambali, wosilat])).toBe(
    'Thu 20 Mar 2031: Ball Room, Ambali Hall and Wosilat Hall are free. Nothing is held yet.',
  );
  expect(text([ballRoom])).toBe(
    'Thu 20 Mar 2031: Ball Room is free. Ambali Hall and Wosilat Hall are taken. Nothing is held yet.',
  );
});

test('with a number it names the hall that fits, and first what became of a hall that was wanted', () => {
  expect(text([ballRoom, ambali, wosilat], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall is free and holds 650 people. Wosilat Hall is also free. Nothing is held yet.',
  );
  expect(text([ballRoom, wosilat], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall is taken. Wosilat Hall is free and holds 650 people. Nothing is held yet.',
  );
  expect(text([ballRoom], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall and Wosilat Hall are taken. Ball Room is free but too small for 650 people. Nothing is held yet.',
  );
});

test('a hall that is chosen and too small is called that', () => {
  expect(text([ballRoom], 650, 'Ball Room')).toContain('Ball Room is free but too small for 650 people.');
});

test('no hall is said to hold more people than any does', () => {
  expect(text([wosilat], 5000)).not.toContain('holds');
});

test('no hall of ours among the answer, or none at all, is a day that is taken', () => {
  expect(text([999])).toBe('Thu 20 Mar 2031: every hall is taken.');
  expect(text([])).toBe('Thu 20 Mar 2031: every hall is taken.');
});

test('a row of a list says the same in short', () => {
  const row = (free: number[]) => dayRowText(hallsOnDay({ people: 650, hall: '' }, free));
  expect(row([ballRoom, ambali])).toBe('Ambali Hall is free');
  expect(row([ballRoom])).toBe('Only Ball Room is free but too small');
  expect(row([])).toBe('Every hall is taken');
});
