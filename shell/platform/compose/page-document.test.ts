import { expect, test } from 'vitest';
import { splitHoistedHead, firstPictureLink } from './page-document.ts';

test('G-14: styles, title, description and links before the markup go to the head', () => {
  const head =
    '<style data-precedence="first" data-href="site">ul>li{margin:0}</style><title>Home · Àríyá</title><meta name="description" content="a &gt; b"/><link rel="preload" href="/x"/>';
  expect(splitHoistedHead(`${head}<style>@font-face{}</style><header><title>logo</title></header>`)).toEqual({
    head,
    body: '<style>@font-face{}</style><header><title>logo</title></header>',
  });
});

test('markup without head elements stays unchanged', () => {
  expect(splitHoistedHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});

const source = '<source type="image/avif" srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="100vw"/>';
const plain =
  '<picture><source type="image/avif" srcSet="/b.avif 480w" sizes="50vw"/><img src="/b.webp"/></picture>';
const page = (sources: string) =>
  `<main>${plain}<picture class="x">${sources}<img alt="" fetchPriority="high" src="/a.webp"/></picture></main>`;

test('the first picture is preloaded with its element’s files, but not enabled yet', () => {
  expect(firstPictureLink(page(source))).toBe(
    '<link rel="preload" as="image" media="not all" type="image/avif" imageSrcSet="/a-480.avif 480w, /a-960.avif 960w" imageSizes="100vw"/>',
  );
});

test.each([
  ['no picture is asked for first', plain],
  [
    'another picture is shown on other windows',
    page(`<source media="(min-width: 900px)" srcSet="/c.avif"/>${source}`),
  ],
  [
    'its only file is for some windows',
    page(source.replace('<source', '<source media="(min-width: 900px)"')),
  ],
])('none if %s', (_when, body) => {
  expect(firstPictureLink(body)).toBe('');
});
