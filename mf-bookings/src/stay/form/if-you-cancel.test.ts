import { expect, test } from 'vitest';
import { ifYouCancel } from './if-you-cancel.ts';

test('the venue’s cancellation rule is quoted', () => {
  expect(ifYouCancel('Half of it, a week before.')).toBe('If you cancel: Half of it, a week before.');
});

test('without a rule, nothing is promised and visitors are told to ask first', () => {
  expect(ifYouCancel(undefined)).toBe('If you cancel: ask reception what we would refund before you pay.');
});
