import { expect, test, vi } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { createHallFlowStore } from './hall-flow-store.ts';
import { startOfHallFlow } from './hall-flow.ts';

const opened = { type: 'invoice-opened', booking: sampleBooking } as const;

test('a page shows each event, and is forgotten when it is left', () => {
  const { read, dispatch, subscribe } = createHallFlowStore();
  const listener = vi.fn();
  const leave = subscribe(listener);
  dispatch(opened);
  expect(listener).toHaveBeenCalledOnce();
  expect(read()).toMatchObject({ stage: 'invoice', booking: sampleBooking });
  leave();
  expect(read()).toBe(startOfHallFlow);
});

test('E-12: a form that is being sent when its page is left is still being sent when the visitor comes back', () => {
  const { read, dispatch, subscribe } = createHallFlowStore();
  const leave = subscribe(() => {});
  dispatch({ type: 'submitted' });
  leave();
  expect(read()).toMatchObject({ stage: 'sending' });
  const leaveAgain = subscribe(() => {});
  dispatch(opened);
  expect(read()).toMatchObject({ stage: 'invoice' });
  leaveAgain();
  dispatch({ type: 'submitted' });
  dispatch(opened);
  expect(read()).toBe(startOfHallFlow);
});
