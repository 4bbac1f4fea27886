// @vitest-environment happy-dom

import { act, useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { deluxeSuite } from '../booking/places.ts';
import { usePeriod } from './stay-form.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('B-09, D-10: a date that was set without an event is noticed two seconds later, and an unchanged one causes no update', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const seen: string[] = [];
  function Dates() {
    const form = useRef<HTMLFormElement>(null);
    const period = usePeriod(form, deluxeSuite);
    useEffect(() => void seen.push(`${period.from} to ${period.to}`), [period]);
    return (
      <form ref={form}>
        <input name="checkIn" defaultValue="2031-12-04" />
        <input name="checkOut" defaultValue="2031-12-05" />
      </form>
    );
  }
  const page = document.createElement('div');
  await act(async () => void drawAlone(<Dates />, page));
  await act(async () => vi.advanceTimersByTime(6000));
  expect(seen).toEqual([' to ', '2031-12-04 to 2031-12-05']);
  const checkOut = page.querySelector<HTMLInputElement>('[name=checkOut]');
  if (checkOut) checkOut.value = '2031-12-08';
  await act(async () => vi.advanceTimersByTime(2000));
  expect(seen.at(-1)).toBe('2031-12-04 to 2031-12-08');
});
