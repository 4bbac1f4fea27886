import { expect, test } from 'vitest';
import { openings } from '@venue/shared/openings.ts';
import { cinema } from './cinema.ts';

test('K-19: the cinema asks for as many people as the openings say', () => {
  expect(cinema.hiring.jobs).toMatchObject([
    { job: 'Projectionist', posts: 2 },
    { job: 'Concession/Ticket', posts: 3 },
  ]);
  for (const job of cinema.hiring.jobs) expect(openings).toContain(job);
});
