import { expect, test } from 'vitest';
import { splitHoistedHead } from './hoisted-head.ts';

test('G-14: title, description and links in front of the markup belong to the head', () => {
  const head =
    '<title>Home · Àríyá</title><meta name="description" content="a &gt; b"/><link rel="preload" href="/x"/>';
  expect(splitHoistedHead(`${head}<header><title>logo</title></header>`)).toEqual({
    head,
    body: '<header><title>logo</title></header>',
  });
});

test('markup without a head stays whole', () => {
  expect(splitHoistedHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});
