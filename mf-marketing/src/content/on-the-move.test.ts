import { expect, test } from 'vitest';
import { brand } from '@venue/shared/venue/contacts.ts';
import { onTheMove, photoBoothServices } from './on-the-move.ts';

test('FC-19: nine photo booth services, each of them something else', () => {
  expect(photoBoothServices).toHaveLength(9);
  expect(new Set(photoBoothServices.map(({ name }) => name)).size).toBe(9);
});

test('G-03: the page is called by the brand', () => {
  expect(onTheMove.title).toContain(brand.name);
});
