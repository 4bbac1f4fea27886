import { expect, test } from 'vitest';
import { newReference } from './new-reference.ts';

test('C-22: references differ by time and chance, in the characters that the provider takes', () => {
  const now = Date.parse('2026-11-21T15:31:00Z');
  const first = newReference('ARIYA 481902', { now, random: 0.1 });
  expect(first).toMatch(/^ARIYA-481902-[0-9A-Z]+$/);
  expect(newReference('ARIYA 481902', { now, random: 0.2 })).not.toBe(first);
  expect(newReference('ARIYA 481902', { now: now + 1, random: 0.1 })).not.toBe(first);
  expect(newReference('ARIYA 481902', { now, random: 0.999_999_999 })).toMatch(/^[0-9A-Z-]+$/);
});
