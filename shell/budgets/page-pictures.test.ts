import { expect, test } from 'vitest';
import { picturesIn } from './page-pictures.ts';

const hero = `<picture><source media="(max-width: 639.98px)" srcSet="/m/hall-tall-480-AAAAAAAA.avif 480w, /m/hall-tall-960-BBBBBBBB.avif 960w"/><img srcSet="/m/hall-480-CCCCCCCC.webp 480w" fetchPriority="high"/></picture>`;
const card = `<picture><source srcSet="/m/cafe-480-DDDDDDDD.avif 480w"/><img loading="lazy" src="/m/cafe-480-EEEEEEEE.webp"/></picture>`;

test('of each picture of a page, the file that a small phone takes, and whether it waits', () => {
  expect(picturesIn(`<main>${hero}${card}${card}</main>`)).toEqual([
    { address: '/m/hall-tall-480-AAAAAAAA.avif', isLazy: false },
    { address: '/m/cafe-480-DDDDDDDD.avif', isLazy: true },
  ]);
});

test('what stands in for a picture that a width does without is not counted', () => {
  const none = '<source media="(min-width: 900px)" srcSet="data:image/gif;base64,AAAA"/>';
  expect(picturesIn(hero.replace('<picture>', `<picture>${none}`))).toEqual(picturesIn(hero));
});
