import { guestsOf } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { halls } from '../../content/halls.ts';
import { dotRows } from './seat-dots.ts';

test('EV-10: every ten seats of every room are a dot', () => {
  expect(halls.map((hall) => dotRows(guestsOf(hall).to))).toEqual([[8], [30, 30, 20], [30, 30, 30]]);
});

test('EV-10: a begun ten is a dot too', () => {
  expect(dotRows(301)).toEqual([30, 1]);
});
