import { expect, test } from 'vitest';
import { lodgingShown } from './lodging-shown.ts';

const bare = { key: 'attic', name: 'Attic', listedRate: 40_000, stars: 2 };

test('facts of the document stand before those of all of its kind', () => {
  expect(lodgingShown({ ...bare, sleeps: 2 }, undefined, ['Breakfast included']).facts).toEqual([
    'Sleeps 2',
    'Breakfast included',
  ]);
});

test('without a page of its own, or a price for it, the desk books', () => {
  const look = { text: '', path: '/book' };
  expect(lodgingShown(bare, look).booking).toEqual({ kind: 'reservation-site' });
  expect(lodgingShown({ ...bare, onlineRate: 1 }, undefined).booking).toEqual({ kind: 'reservation-site' });
  expect(lodgingShown({ ...bare, onlineRate: 1 }, look).booking).toMatchObject({ kind: 'online', rate: 1 });
});
