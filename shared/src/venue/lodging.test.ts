import { expect, test } from 'vitest';
import { lodgingFacts } from './lodging.ts';

const bare = { key: 'attic', name: 'Attic', listedRate: 40_000, stars: 2 };

test('facts that the venue has not given are left out', () => {
  expect(lodgingFacts({ ...bare, beds: 'Two beds', sleeps: 2 })).toEqual(['Sleeps 2', 'Two beds']);
});

test('a room that the venue says nothing about has no facts', () => {
  expect(lodgingFacts(bare)).toEqual([]);
});

test('facts stand in one order: bedrooms, guests, beds, bath', () => {
  const all = { ...bare, bath: 'Shower', beds: 'One double bed', sleeps: 2, bedrooms: 1 };
  expect(lodgingFacts(all)).toEqual(['1 bedroom', 'Sleeps 2', 'One double bed', 'Shower']);
});
