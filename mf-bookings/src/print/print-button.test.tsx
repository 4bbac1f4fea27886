// @vitest-environment happy-dom
import { act } from 'react';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Clicks Print and waits until printing would have begun. */
async function pressed(print: () => void): Promise<string> {
  vi.stubGlobal('print', print);
  const button = <PrintButton message={{ subject: 'Receipt', text: 'Sum: ₦90,000' }} />;
  const place = document.body.appendChild(document.createElement('div'));
  let takeAway: () => void = vi.fn();
  act(() => {
    takeAway = drawAlone(button, place);
  });
  act(() => place.querySelector('button')?.click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const said = document.body.innerHTML;
  act(takeAway);
  return said;
}

test('the text of the sheet is offered where the browser ignores printing, and only there', async () => {
  const ignored = await pressed(() => {});
  expect(ignored).toContain('Nothing happened?');
  expect(decodeURIComponent(ignored)).toMatch(/wa\.me\/\?text=Sum: ₦90,000/);
  expect(ignored).toContain('mailto:?subject=Receipt');
  expect(await pressed(() => void dispatchEvent(new Event('beforeprint')))).not.toContain(
    'Nothing happened?',
  );
});
