import { expect, test } from 'vitest';
import { hallExtras, lateExample } from './hall-extras.ts';

test('D-46, K-17, TC-08..13: what is paid besides the rental', () => {
  expect(hallExtras.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    'After 8pm, agreed beforehand: ₦50,000 once',
    'Past the agreed hours: ₦100,000 an hour',
    'Rehearsal past one hour: ₦10,000 an hour',
    'Extra armed guard, five hours or more: ₦35,000 an hour',
    'Extra unarmed guard, five hours or more: ₦25,000 an hour',
  ]);
});

test('K-17, TC-09: the late charge once, the hour past the agreed ones on top', () => {
  expect(lateExample({ closing: '20:00', lateCharge: 50_000, overtimeHour: 100_000 })).toBe(
    'A party booked until 10pm pays ₦50,000 extra. If it runs on until 11pm, add ₦100,000.',
  );
});

test('past midnight it is the next morning', () => {
  expect(lateExample({ closing: '22:30', lateCharge: 50_000, overtimeHour: 100_000 })).toMatch(
    /until 12:30am .* until 1:30am,/,
  );
});
