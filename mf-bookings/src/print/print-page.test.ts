// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPage } from './print-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome(print: (() => void) | undefined) {
  vi.stubGlobal('print', print);
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(1000);
  return printed;
}

test('printing resolves with true when it begins', async () => {
  expect(await outcome(() => void dispatchEvent(new Event('beforeprint')))).toBe(true);
});

test('printing resolves with false if nothing happens within a second', async () => {
  expect(await outcome(() => {})).toBe(false);
});
