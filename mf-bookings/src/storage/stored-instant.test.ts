import { expect, test, vi } from 'vitest';
import { storedInstant } from './stored-instant.ts';

test('an impossible instant is read as now, any other stays', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  expect(storedInstant.parse(1_790_000_000_000)).toBe(1_790_000_000_000);
  for (const impossible of [-1, 9e15, 1e300]) {
    expect(storedInstant.parse(impossible), String(impossible)).toBe(1_795_000_000_000);
  }
  vi.useRealTimers();
});
