import { expect, test } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { hallOf } from '../booking/named-hall.ts';
import { notBookedMessage } from './not-booked.ts';

test('M-01, M-04, M-05, M-06: the message of every stop', () => {
  const ballRoom = hallOf({ hall: 'Ball Room' });
  expect(notBookedMessage({ kind: 'refused', message: toastTexts.fillInAllInputs, problems: [] })).toBe(
    'Please fill in all inputs',
  );
  expect(
    notBookedMessage({ kind: 'hall-taken', hall: ballRoom, freeHalls: [], earlierHold: undefined }),
  ).toBe('Ball Room is not available on the date selected. Try checking another hall');
  expect(notBookedMessage({ kind: 'all-taken', earlierHold: undefined })).toBe(
    toastTexts.allHallsUnavailable,
  );
  expect(notBookedMessage({ kind: 'failed', error: new Error('down'), maybeHeld: false })).toBe(
    toastTexts.cannotRetrieve,
  );
});

test('a refusal to hold is not told as an answer that could not be had', () => {
  const declined = { kind: 'declined', reason: 'no', error: new Error('3'), maybeHeld: false } as const;
  expect(notBookedMessage({ ...declined, to: 'hold' })).not.toBe(toastTexts.cannotRetrieve);
  expect(notBookedMessage({ ...declined, to: 'check' })).toBe(toastTexts.cannotRetrieve);
});
