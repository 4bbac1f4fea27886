import { openings } from '@venue/shared/venue/openings.ts';
import { expect, test } from 'vitest';
import { emptyChairs, inColumns, postsOf } from './career.ts';

const { mostNeeded, alsoOpen } = inColumns(openings);

test('PG-04: the five openings with the most posts', () => {
  expect(mostNeeded.map(({ job, posts }) => `${job} ${posts}`)).toEqual([
    'Concession/Ticket 3',
    'Door Man 2',
    'Cleaner 2',
    'Projectionist 2',
    'Accountant 2',
  ]);
});

test('K-19: ten jobs and sixteen posts in all, the rest with one post each', () => {
  expect(mostNeeded.length + alsoOpen.length).toBe(10);
  expect(emptyChairs(postsOf(openings))).toBe('Sixteen chairs are empty.');
  expect(alsoOpen.map(({ job }) => job).slice(0, 3)).toEqual(['Manager', 'Supervisor', 'HR']);
  expect(alsoOpen.every(({ posts }) => posts === 1)).toBe(true);
});
