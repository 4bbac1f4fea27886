import { expect, test } from 'vitest';
import { pictureAddress, pictureIn } from './picture-address.ts';

const page = 'https://ariya.example/media/our-gallery';

test('G-05: the address of a picture is a query, the route stays as it is', () => {
  const address = new URL(pictureAddress(page, 'hall-ambali'));
  expect(address.pathname).toBe('/media/our-gallery');
  expect(pictureIn(address.search)).toBe('hall-ambali');
});

test('MD-01: going on to another picture leaves the rest of the address alone', () => {
  expect(pictureAddress(`${page}?from=news&picture=cafe#wall`, 'lounge')).toBe(
    `${page}?from=news&picture=lounge#wall`,
  );
});

test('MD-01: closing takes the picture out of the address', () => {
  expect(pictureAddress(`${page}?picture=cafe`, undefined)).toBe(page);
  expect(pictureIn('')).toBeUndefined();
});
