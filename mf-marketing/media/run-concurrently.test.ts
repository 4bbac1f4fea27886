import { expect, test } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

test('every item is done once, and never too many at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await runConcurrently([1, 2, 3, 4, 5], {
    atOnce: 2,
    work: async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(item);
    },
  });
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(done).toHaveLength(5);
  expect(most).toBe(2);
});

test('a failure rejects', async () => {
  const work = () => Promise.reject(new Error('no room'));
  await expect(runConcurrently([1], { atOnce: 2, work })).rejects.toThrow('no room');
});
