import { expect, test } from 'vitest';
import { allPosts, emptyChairs, otherOpenings, shownOpenings } from './career.ts';

test('PG-04: the five openings with the most posts', () => {
  expect(shownOpenings.map(({ job, posts }) => `${job} ${posts}`)).toEqual([
    'Concession/Ticket 3',
    'Door Man 2',
    'Cleaner 2',
    'Projectionist 2',
    'Accountant 2',
  ]);
});

test('K-19: ten jobs and sixteen posts in all, the rest with one post each', () => {
  expect(shownOpenings.length + otherOpenings.length).toBe(10);
  expect(allPosts).toBe(16);
  expect(emptyChairs).toBe('Sixteen chairs are empty.');
  expect(otherOpenings.map(({ job }) => job).slice(0, 3)).toEqual(['Manager', 'Supervisor', 'HR']);
  expect(otherOpenings.every(({ posts }) => posts === 1)).toBe(true);
});
