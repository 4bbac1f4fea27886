import { expect, test } from 'vitest';
import { splitHoistedHead } from './hoisted-head.ts';

test('G-14: styles, title, description and links in front of the markup belong to the head', () => {
  const head =
    '<style data-precedence="first" data-href="site">ul>li{margin:0}</style><title>Home · Àríyá</title><meta name="description" content="a &gt; b"/><link rel="preload" href="/x"/>';
  expect(splitHoistedHead(`${head}<style>@font-face{}</style><header><title>logo</title></header>`)).toEqual({
    head,
    body: '<style>@font-face{}</style><header><title>logo</title></header>',
  });
});

test('markup without a head stays whole', () => {
  expect(splitHoistedHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});
