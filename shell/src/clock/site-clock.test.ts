import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteClock } from './site-clock.ts';

const noon = Date.parse('2026-11-28T11:00:00Z');
const hour = 3_600_000;

/** A site whose answers say these times, the last of them for ever, on a device whose clock says noon. */
function siteThatSays(...times: number[]) {
  const ask = vi.fn(async () => {
    const said = (times.length > 1 ? times.shift() : times[0]) ?? Number.NaN;
    const here = Date.now();
    return { askedAt: here, arrivedAt: here, date: new Date(said).toUTCString(), age: null };
  });
  return { ask, clock: createSiteClock(ask) };
}

async function settled({ settled: told }: { settled: () => Promise<void> }): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
  await told();
}

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

test('a slow clock is put right by the first answer, and whoever watches hears of it', async () => {
  const { clock } = siteThatSays(noon + 72 * hour);
  const heard = vi.fn();
  clock.watch(heard);
  clock.update();
  expect(clock.standing()).toBe('asking');
  await clock.settled();
  expect(clock.offset()).toBe(72 * hour);
  expect(clock.standing()).toBe('told');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a fast clock is put back by two answers of which the second is later', async () => {
  const { clock } = siteThatSays(noon - 48 * hour, noon - 48 * hour + 2000);
  clock.update();
  await settled(clock);
  expect(Math.abs(clock.offset() + 48 * hour)).toBeLessThan(2000);
  expect(clock.standing()).toBe('told');
});

test('an answer that somebody on the way has kept moves no clock back', async () => {
  const { ask, clock } = siteThatSays(noon - 48 * hour);
  clock.update();
  await settled(clock);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(clock.offset()).toBe(0);
  expect(clock.standing()).toBe('unanswered');
});

test('without an answer the clock is the device’s; what was told before still holds', async () => {
  const { ask, clock } = siteThatSays(noon + hour);
  clock.update();
  await clock.settled();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  clock.update();
  await clock.settled();
  expect(clock.offset()).toBe(hour);
  const alone = createSiteClock(ask);
  alone.update();
  await alone.settled();
  expect(alone.offset()).toBe(0);
  expect(alone.standing()).toBe('unanswered');
});

test('a clock that was set right meanwhile counts as right with the next answer', async () => {
  const { clock } = siteThatSays(noon + hour);
  clock.update();
  await clock.settled();
  vi.setSystemTime(noon + hour);
  clock.update();
  await clock.settled();
  expect(clock.offset()).toBe(0);
});
