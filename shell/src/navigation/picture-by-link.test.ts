// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureByLink, samePicture } from './picture-by-link.ts';

const file = (name: string) => `/mf-marketing/0.1.0-ab12/assets/${name}-Ab3d_f7h.avif`;

function inThePage(html: string): { link: Element; pictures: HTMLImageElement[] } {
  document.body.innerHTML = `<main><div data-part="mf-x/list">${html}</div></main>`;
  const [link] = document.querySelectorAll('a');
  if (!link) throw new Error('no link');
  return { link, pictures: [...document.querySelectorAll('img')] };
}

function placePicturesAt(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
}

beforeEach(() => {
  placePicturesAt(100);
});

test('the picture of the card that a link stands in', () => {
  const { link, pictures } = inThePage('<li><img src="a.avif"><p><a href="/a">A</a></p></li>');
  expect(pictureByLink(link)).toBe(pictures[0]);
});

test('none where the pictures around a link are many, or out of view, or of another card', () => {
  const many = '<ul><img src="a.avif"><img src="b.avif"><a href="/a">A</a></ul>';
  expect(pictureByLink(inThePage(many).link)).toBeUndefined();
  document.body.innerHTML = '<img src="a.avif"><div data-part="mf-x/list"><a href="/a">A</a></div>';
  const [outside] = document.querySelectorAll('a');
  expect(outside && pictureByLink(outside)).toBeUndefined();
  placePicturesAt(-900);
  const above = inThePage('<li><img src="a.avif"><a href="/a">A</a></li>');
  expect(pictureByLink(above.link)).toBeUndefined();
});

test('another size, cut or package’s copy of a file shows the same', () => {
  const { pictures } = inThePage(
    `<a></a><img src="${file('detail-drum-960')}"><img src="${file('detail-pillow-480')}">`,
  );
  const left = document.createElement('img');
  left.src = file('detail-drum-tall-480');
  expect(samePicture(left)).toBe(pictures[0]);
  left.src = file('cafe-480');
  expect(samePicture(left)).toBeUndefined();
});
