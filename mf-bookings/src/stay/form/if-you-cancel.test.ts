import { expect, test } from 'vitest';
import { ifYouCancel } from './if-you-cancel.ts';

test('what the venue has said of cancelling stands there in its own words', () => {
  expect(ifYouCancel('Half of it, a week before.')).toBe('If you cancel: Half of it, a week before.');
});

test('where the venue has said nothing, nothing is promised, and everybody is told to ask first', () => {
  expect(ifYouCancel(undefined)).toBe('If you cancel: ask reception what would be refunded, before you pay.');
});
