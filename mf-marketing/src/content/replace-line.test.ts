import { expect, test } from 'vitest';
import { replaceLine } from './replace-line.ts';

const withPlan = (text: string, line: string) => replaceLine(text, 'My plan: ', line);

test('what the visitor wrote stays, an earlier line is replaced or removed', () => {
  const first = withPlan('A live band of nine.', 'My plan: banquet seating.');
  expect(first).toBe('A live band of nine.\nMy plan: banquet seating.');
  expect(withPlan(first, 'My plan: theatre seating.')).toBe(
    'A live band of nine.\nMy plan: theatre seating.',
  );
  expect(withPlan(first, '')).toBe('A live band of nine.');
  expect(withPlan('', 'My plan: banquet seating.')).toBe('My plan: banquet seating.');
});
