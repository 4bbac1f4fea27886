import { guestsOf } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { halls } from '../../content/halls.ts';
import { chartSize, dotColumns, dotPitch } from './seat-dots.ts';

test('EV-10: every seat of every room is a dot', () => {
  const drawn = halls.map((hall) => dotColumns(guestsOf(hall).to).reduce((sum, dots) => sum + dots, 0));
  expect(drawn).toEqual([80, 800, 900]);
  expect(dotColumns(28)).toEqual([12, 12, 4]);
});

test('EV-10: all rooms are drawn to one scale, which holds the largest', () => {
  const columns = halls.map((hall) => dotColumns(guestsOf(hall).to).length);
  expect(Math.max(...columns) * dotPitch).toBe(chartSize.width);
});
