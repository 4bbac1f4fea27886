import { expect, test } from 'vitest';
import { lateExample } from './late-example.ts';

test('K-17, TC-09: the late charge once, the hour past the agreed ones on top', () => {
  expect(lateExample({ closing: '20:00', lateCharge: 50_000, overtimeHour: 100_000 })).toBe(
    'A party agreed until 10pm pays ₦50,000 more. If it goes on until 11pm, ₦100,000 come on top.',
  );
});

test('past midnight it is the next morning', () => {
  expect(lateExample({ closing: '22:30', lateCharge: 50_000, overtimeHour: 100_000 })).toMatch(
    /until 12:30am .* until 1:30am,/,
  );
});
