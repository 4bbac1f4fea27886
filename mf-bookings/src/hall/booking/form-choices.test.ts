import { expect, test } from 'vitest';
import { eventTypes, hearAboutOptions } from './form-choices.ts';

test('F-09, F-10: six events, five ways of hearing', () => {
  expect(eventTypes).toHaveLength(6);
  expect(hearAboutOptions).toHaveLength(5);
});
