import { expect, test } from 'vitest';
import { contentSecurityPolicy, splitHoistedHead, firstPictureLink } from './page-document.ts';

function directive(name: string, media: readonly string[]): string | undefined {
  const origins = { connect: ['https://mail.example'], frame: [], media };
  const policy = contentSecurityPolicy(origins, { scripts: [], styles: [] });
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('T-02: films may come from the configured address only', () => {
  expect(directive('media-src', [])?.trim()).toBe("media-src 'self'");
  expect(directive('media-src', ['https://films.example'])).toBe("media-src 'self' https://films.example");
  expect(directive('frame-src', ['https://films.example'])).toBe("frame-src 'none'");
});

test('code comes from the site itself', () => {
  expect(directive('script-src', [])?.trim()).toBe("script-src 'self'");
});

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
