import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import { createPageClock, offsetByResponse } from './page-clock.ts';

const noon = Date.parse('2026-11-28T11:00:00Z');

/**
 * The offset by a response that the site wrote at noon, on a device whose clock is ahead by that much; it
 * takes 600 ms.
 */
function offset(ahead: number, more: { age?: string; takes?: number } = {}) {
  const askedAt = noon + ahead;
  const { takes = 600, age = null } = more;
  return offsetByResponse({ askedAt, arrivedAt: askedAt + takes, date: new Date(noon).toUTCString(), age });
}

test.each([-3 * dayMs, -40 * minuteMs, 40 * minuteMs, 2 * dayMs])(
  'a clock that is %i ms ahead is corrected to the second',
  (ahead) => expect(Math.abs((offset(ahead) ?? 0) + ahead)).toBeLessThanOrEqual(1000),
);

test.each([-100_000, 0, 100_000])('a clock that is %i ms ahead counts as right', (ahead) =>
  expect(offset(ahead)).toBe(0),
);

test('a slow response corrects only as much as it proves', () => {
  expect(offset(0, { takes: 10 * minuteMs })).toBe(0);
  expect(offset(-3 * dayMs, { takes: 10 * minuteMs })).toBe(3 * dayMs - 10 * minuteMs);
});

test('a response from a cache does not put the clock back', () => {
  // Written at noon, cached for a day, read on a device whose clock is right.
  expect(offset(dayMs, { age: '86400' })).toBe(0);
  // On one that is three days ahead, two are proven.
  expect(offset(3 * dayMs, { age: '86400' })).toBe(1000 - 2 * dayMs);
});

test('a response without a time gives no offset', () => {
  for (const date of [null, '', 'yesterday'])
    expect(offsetByResponse({ askedAt: noon, arrivedAt: noon, date, age: null })).toBeUndefined();
});

/** A site whose time is ahead of the device's by that much. */
function siteAhead(by: number) {
  const ask = vi.fn(async () => {
    const here = Date.now();
    return { askedAt: here, arrivedAt: here, date: new Date(noon + by).toUTCString(), age: null };
  });
  return { ask, clock: createPageClock(ask) };
}

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

test.each([72 * hourMs, -48 * hourMs])(
  'a clock is corrected by %i ms, and listeners are called',
  async (by) => {
    const { clock } = siteAhead(by);
    const listener = vi.fn();
    clock.watch(listener);
    clock.update();
    expect(clock.isKnown()).toBe(false);
    await clock.settled();
    expect(Math.abs(clock.offset() - by)).toBeLessThanOrEqual(1000);
    expect(clock.isKnown()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  },
);

test('without a response the last one counts, or else the device’s clock', async () => {
  const { ask, clock } = siteAhead(hourMs);
  clock.update();
  await clock.settled();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  clock.update();
  await clock.settled();
  expect(clock.offset()).toBe(hourMs);
  const other = createPageClock(ask);
  other.update();
  await other.settled();
  expect([other.offset(), other.isKnown()]).toEqual([0, false]);
});

test('a clock that has been set counts as right with the next response', async () => {
  const { clock } = siteAhead(hourMs);
  clock.update();
  await clock.settled();
  vi.setSystemTime(noon + hourMs);
  clock.update();
  await clock.settled();
  expect(clock.offset()).toBe(0);
});

test('an answer that comes after a newer one does not count', async () => {
  const { ask, clock } = siteAhead(hourMs);
  const answer = await ask();
  ask.mockImplementationOnce(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return { ...answer, date: new Date(noon).toUTCString() };
  });
  clock.update();
  const older = clock.settled();
  clock.update();
  await clock.settled();
  await older;
  expect(clock.offset()).toBe(hourMs);
});
