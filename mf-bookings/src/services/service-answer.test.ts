import { expect, test } from 'vitest';
import { readableMessage } from './service-answer.ts';

test.each([
  ['Invalid Email Address Passed', 'Invalid Email Address Passed'],
  [' No rooms are\navailable. ', 'No rooms are available'],
  ['', undefined],
  ['<!doctype html><title>502</title>', undefined],
  ['{"error":true}', undefined],
  ['a'.repeat(161), undefined],
  [undefined, undefined],
  [7, undefined],
])('%j can be shown as %j', (answer, shown) => {
  expect(readableMessage(answer)).toBe(shown);
});
