import { expect, test } from 'vitest';
import { stepped } from './people-count.tsx';

test('FC-15: fifty more and fifty fewer go to multiples of fifty, and never below 0', () => {
  expect([0, 49, 50, 630].map((people) => stepped(people, 1))).toEqual(['50', '50', '100', '650']);
  expect([0, 50, 70, 650].map((people) => stepped(people, -1))).toEqual(['', '', '50', '600']);
});
