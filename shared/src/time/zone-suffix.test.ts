import { afterEach, expect, test, vi } from 'vitest';
import { formatLagosTimeWithZone, zoneSuffixOn } from './zone-suffix.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['Africa/Lagos', '16:12', '16:12'],
  // Not Lagos by its name, but by its clocks; in summer London is too.
  ['Africa/Algiers', '16:12', '16:12'],
  ['Europe/London', '16:12 Lagos time', '16:12'],
  ['America/Los_Angeles', '16:12 Lagos time', '16:12 Lagos time'],
  ['Asia/Kolkata', '16:12 Lagos time', '16:12 Lagos time'],
])('Q-11: on a device set to %s, a time names Lagos if its zone differs', (zone, winter, summer) => {
  vi.stubEnv('TZ', zone);
  expect(formatLagosTimeWithZone(Date.parse('2026-11-21T15:12:00Z'))).toBe(winter);
  expect(formatLagosTimeWithZone(Date.parse('2026-07-21T15:12:00Z'))).toBe(summer);
  expect(zoneSuffixOn('2026-11-21')).toBe(winter.slice(5));
});
