import { expect, test } from 'vitest';
import { openings } from '@venue/shared/openings.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { cinema } from './cinema.ts';
import { onTheMove } from './on-the-move.ts';
import { photoBoothServices } from './photo-booth-services.ts';

test('FC-19: nine photo booth services, each of them something else', () => {
  expect(photoBoothServices).toHaveLength(9);
  expect(new Set(photoBoothServices.map(({ name }) => name)).size).toBe(9);
});

test('G-03: the page is called by the brand', () => {
  expect(onTheMove.title).toContain(brand.name);
});

test('K-19: the cinema asks for as many people as the openings say', () => {
  expect(cinema.hiring.jobs).toMatchObject([
    { job: 'Projectionist', posts: 2 },
    { job: 'Concession/Ticket', posts: 3 },
  ]);
  for (const job of cinema.hiring.jobs) expect(openings).toContain(job);
});
