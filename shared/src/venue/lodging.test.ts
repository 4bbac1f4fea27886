import { expect, test } from 'vitest';
import { lodgingFacts } from './lodging.ts';

const bare = { key: 'attic', name: 'Attic', listedRate: 40_000, stars: 2 };

test('a fact that the venue did not give leaves no gap', () => {
  expect(lodgingFacts({ ...bare, beds: 'Two beds', sleeps: 2 })).toEqual(['Sleeps 2', 'Two beds']);
});

test('of one that the venue says nothing about, nothing stands there', () => {
  expect(lodgingFacts(bare)).toEqual([]);
});

test('facts stand in one order: bedrooms, guests, beds, bath', () => {
  const all = { ...bare, bath: 'Shower', beds: 'One double bed', sleeps: 2, bedrooms: 1 };
  expect(lodgingFacts(all)).toEqual(['1 bedroom', 'Sleeps 2', 'One double bed', 'Shower']);
});
