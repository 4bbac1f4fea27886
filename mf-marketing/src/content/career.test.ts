import { expect, test } from 'vitest';
import { openings } from '@venue/shared/venue/openings.ts';
import { emptyChairs, inColumns, postsOf } from './career.ts';

test('PG-04: the five openings with the most posts come first, and none is left out', () => {
  const { mostNeeded, alsoOpen } = inColumns(openings);
  expect(mostNeeded).toHaveLength(5);
  expect(new Set([...mostNeeded, ...alsoOpen])).toEqual(new Set(openings));
  const most = Math.max(...alsoOpen.map(({ posts }) => posts));
  for (const { posts } of mostNeeded) expect(posts).toBeGreaterThanOrEqual(most);
});

test('a chair stands for each open post; where no job is open, nobody is told of an empty one', () => {
  expect(emptyChairs(postsOf([{ posts: 2 }, { posts: 14 }]))).toBe('Sixteen chairs are empty.');
  expect(emptyChairs(postsOf([]))).toBe('Every chair is taken.');
});
