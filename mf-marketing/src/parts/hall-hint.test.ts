import { halls } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { hallHint } from './hall-hint.ts';

test.each([
  ['', { kind: 'all' }],
  ['0', { kind: 'all' }],
  ['many', { kind: 'all' }],
  ['80', { kind: 'fits', hall: 'Ball Room' }],
  ['81', { kind: 'fits', hall: 'Ambali Hall' }],
  ['800', { kind: 'fits', hall: 'Ambali Hall' }],
  ['900', { kind: 'fits', hall: 'Wosilat Hall' }],
  ['901', { kind: 'beyond' }],
  ['1,200', { kind: 'beyond' }],
  ['６５０', { kind: 'fits', hall: 'Ambali Hall' }],
  ['1e2', { kind: 'all' }],
])('%s guests: %o', (typed, hint) => {
  expect(hallHint(typed, halls)).toEqual(hint);
});
