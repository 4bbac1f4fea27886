import { expect, test } from 'vitest';
import { eventTypes, hearAboutOptions } from './hall-fields.ts';

test('F-09, F-10: six events, five ways of hearing', () => {
  expect(eventTypes).toHaveLength(6);
  expect(hearAboutOptions).toHaveLength(5);
});
