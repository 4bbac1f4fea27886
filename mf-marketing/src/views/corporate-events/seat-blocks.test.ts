import { expect, test } from 'vitest';
import { halls } from '../../content/halls.ts';
import { seatBlocks, seatPitch } from './seat-blocks.ts';

const seatsIn = (blocks: ReturnType<typeof seatBlocks>) =>
  blocks.reduce((sum, { width, height }) => sum + (width * height) / seatPitch ** 2, 0);

test('EV-10: every seat of every room is drawn, and those beyond the sure ones are open', () => {
  for (const { listed } of halls) {
    const { from: sure, to: most } = listed;
    const blocks = seatBlocks(sure, most, 540);
    expect(seatsIn(blocks)).toBe(most);
    expect(seatsIn(blocks.filter(({ kind }) => kind === 'sure'))).toBe(sure);
  }
});

test('EV-10: the drawing of the largest room fills it from the floor to the top', () => {
  const tops = seatBlocks(800, 900, 276).map(({ y }) => y);
  expect(Math.min(...tops)).toBe(0);
});
