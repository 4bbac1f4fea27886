// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { drawAlone } from './sample-root.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A tap in the middle of the screen, so many ms after the page began. */
function tap(type: 'click' | 'mousedown', timeStamp: number): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, detail: 1, clientX: 200, clientY: 400 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}

test('the second tap of a double tap that opened a dialog does nothing in it; a later tap does', () => {
  const [onPay, onClose] = [vi.fn(), vi.fn()];
  document.dispatchEvent(tap('click', 1000));
  let takeAway: () => void = vi.fn();
  act(() => {
    takeAway = drawAlone(
      <Dialog open onClose={onClose} title="How much today?">
        <button type="button" id="pay" onClick={onPay}>
          Pay
        </button>
      </Dialog>,
      document.body.appendChild(document.createElement('div')),
    );
  });
  const called = (timeStamp: number) => {
    act(() => {
      document.querySelector('#pay')?.dispatchEvent(tap('click', timeStamp));
      document.querySelector('dialog')?.dispatchEvent(tap('mousedown', timeStamp));
    });
    return [onPay, onClose].map(({ mock }) => mock.calls.length);
  };
  expect(called(1300)).toEqual([0, 0]);
  expect(called(1501)).toEqual([1, 1]);
  act(takeAway);
});
