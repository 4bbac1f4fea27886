// @vitest-environment happy-dom

import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { drawAlone } from './sample-root.ts';

test('a dialog takes no taps in its first half second: they may be the second of a double tap', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const onClose = vi.fn();
  let takeAway: () => void = vi.fn();
  act(() => {
    takeAway = drawAlone(
      <Dialog open onClose={onClose} title="How much today?">
        <button type="button">Pay</button>
      </Dialog>,
      document.body.appendChild(document.createElement('div')),
    );
  });
  const dialog = document.querySelector('dialog');
  /** Whether taps reach what is in it, and one beside it closes it. */
  const takesTaps = () => {
    act(() => {
      dialog?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 200, clientY: 400 }));
    });
    return [dialog?.style.pointerEvents !== 'none', onClose.mock.calls.length > 0];
  };
  act(() => void vi.advanceTimersByTime(499));
  expect(takesTaps()).toEqual([false, false]);
  act(() => void vi.advanceTimersByTime(1));
  expect(takesTaps()).toEqual([true, true]);
  act(takeAway);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
