// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptByWipe } from '../storage/device-storage.ts';
import { asksForLittle, savesData } from './saves-data.ts';
import { chooseDataSaver } from './use-data-saver.ts';

beforeEach(() => {
  // The test's browser has no such thing.
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => undefined });
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.saver;
});

test('Q-14: Save-Data and 2G ask for little', () => {
  expect(asksForLittle({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(asksForLittle({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(asksForLittle({ effectiveType: 'slow-2g' })).toBe(true);
});

test('Q-14: a good connection, or a browser that says nothing, gets the whole page', () => {
  expect(asksForLittle({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(asksForLittle({})).toBe(false);
});

test('Q-14: what the visitor chose holds, whatever the connection says', () => {
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue(
    Object.assign(new EventTarget(), { saveData: true }),
  );
  expect(savesData()).toBe(true);
  localStorage.setItem(keptByWipe.dataSaver, 'off');
  expect(savesData()).toBe(false);
  chooseDataSaver(true);
  expect([savesData(), localStorage.getItem(keptByWipe.dataSaver)]).toEqual([true, 'on']);
});

test('Q-14: where storage is refused, the choice holds for the visit', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(savesData()).toBe(false);
  chooseDataSaver(true);
  expect(savesData()).toBe(true);
});
