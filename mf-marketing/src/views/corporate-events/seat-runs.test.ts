import { guestsOf } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { halls } from '../../content/halls.ts';
import { seatPitch, seatRuns } from './seat-runs.ts';

const seatsIn = (runs: ReturnType<typeof seatRuns>) =>
  runs.reduce((sum, { width }) => sum + width / seatPitch, 0);

test('EV-10, D-03: every seat of every room is drawn, those beyond the lower figure apart', () => {
  const drawn = halls.map((hall) => {
    const { from, to } = guestsOf(hall);
    return [seatsIn(seatRuns({ from: 0, to: from }, 540)), seatsIn(seatRuns({ from, to }, 540))];
  });
  expect(drawn).toEqual([
    [70, 10],
    [700, 100],
    [800, 100],
  ]);
});

test('EV-10: the open seats go on where the sure ones end', () => {
  const [last] = seatRuns({ from: 0, to: 70 }, 24).slice(-1);
  expect(seatRuns({ from: 70, to: 80 }, 24)).toEqual([
    { x: (last?.x ?? 0) + (last?.width ?? 0), y: last?.y, width: 10 * seatPitch },
  ]);
});

test('EV-10: the drawing of the largest room fills it from the floor to the top', () => {
  const tops = seatRuns({ from: 0, to: 900 }, 180).map(({ y }) => y);
  expect(Math.min(...tops)).toBe(0);
});
