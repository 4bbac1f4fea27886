import { expect, test } from 'vitest';
import { formatNaira } from './money.ts';

test('Q-10: naira are grouped by thousands behind the sign', () => {
  expect(formatNaira(1_300_000)).toBe('₦1,300,000');
  expect(formatNaira(0)).toBe('₦0');
  expect(formatNaira(-25_000)).toBe('-₦25,000');
  expect(formatNaira(-0.4)).toBe('₦0');
});
