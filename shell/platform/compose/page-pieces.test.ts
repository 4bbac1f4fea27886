import { expect, test } from 'vitest';
import { pagePieces } from './page-pieces.ts';

const page = (view: string) =>
  `<header><img alt=""></header><main id="content"><div data-part="mf-marketing/home">${view}</div></main><footer>f</footer>`;

test('a page is cut behind the block of its heading, and before its footer', () => {
  const pieces = pagePieces(
    page('<nav>n</nav><section><br><h1>Home</h1><p>a</p></section><section>b</section>'),
  );
  expect(pieces).toEqual([
    '<header><img alt=""></header><main id="content"><div data-part="mf-marketing/home"><nav>n</nav><section><br><h1>Home</h1><p>a</p></section>',
    '<section>b</section></div></main>',
    '<footer>f</footer>',
  ]);
});

test('of a long block only the part with the heading comes first', () => {
  const [first = '', second = ''] = pagePieces(
    page(`<div><div><h1>Halls</h1></div><div>${'<p>long</p>'.repeat(1000)}</div></div>`),
  );
  expect(first).toMatch(/<h1>Halls<\/h1><\/div>$/);
  expect(second).toMatch(/^<div><p>long/);
});

test('a long form stays whole: no style may stand in it', () => {
  const form = `<form><div><h1>Book</h1></div><div>${'<p>long</p>'.repeat(1000)}</div></form>`;
  const [first = ''] = pagePieces(page(`${form}<p>behind</p>`));
  expect(first.endsWith(form)).toBe(true);
});

test('a block that says where the first screen ends is cut there', () => {
  const mark = '<i hidden="" data-first-screen-ends=""></i>';
  const form = `<form><h1>Book</h1><aside><div>${mark}<p>later</p></div></aside>${mark}<p>fields</p></form>`;
  const [first = '', second = ''] = pagePieces(page(`${form}<p>behind</p>`));
  expect(first).toMatch(/<h1>Book<\/h1><aside><div>$/);
  expect(second.startsWith(`${mark}<p>later`)).toBe(true);
});

test('a page without a view is cut before its footer only', () => {
  expect(pagePieces('<main><h1>Not here</h1></main><footer>f</footer>')).toEqual([
    '<main><h1>Not here</h1></main>',
    '<footer>f</footer>',
  ]);
});

test('no character is lost', () => {
  const body = page('<svg><path d="M0 0>1"/></svg><section title="a > b"><h1>H</h1></section><p>rest</p>');
  expect(pagePieces(body).join('')).toBe(body);
});
