import { hallOf } from '../booking/named-hall.ts';
import { messages } from '@venue/shared/words/messages.ts';
import { expect, test } from 'vitest';
import { notBookedMessage } from './hall-stages.ts';

test('M-01, M-04, M-05, M-06: the message of every stop', () => {
  const ballRoom = hallOf({ hall: 'Ball Room' });
  expect(notBookedMessage({ kind: 'refused', message: messages.fillInAllInputs, problems: [] })).toBe(
    'Please fill in all inputs',
  );
  expect(
    notBookedMessage({ kind: 'hall-taken', hall: ballRoom, freeHalls: [], earlierHold: undefined }),
  ).toBe('Ball Room is not available on the date selected. Try checking another hall');
  expect(notBookedMessage({ kind: 'all-taken', earlierHold: undefined })).toBe(messages.allHallsUnavailable);
  expect(notBookedMessage({ kind: 'failed', error: new Error('down'), maybeHeld: false })).toBe(
    messages.cannotRetrieve,
  );
});

test('a refusal to hold is not told as an answer that could not be had', () => {
  const declined = { kind: 'declined', reason: 'no', error: new Error('3'), maybeHeld: false } as const;
  expect(notBookedMessage({ ...declined, to: 'hold' })).not.toBe(messages.cannotRetrieve);
  expect(notBookedMessage({ ...declined, to: 'check' })).toBe(messages.cannotRetrieve);
});
