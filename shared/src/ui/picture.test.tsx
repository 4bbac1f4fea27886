import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaptionedPicture, PictureCaption } from './captioned-picture.tsx';
import type { PictureRecord } from './picture-record.ts';
import { Picture } from './picture.tsx';

const garden: PictureRecord = {
  alt: 'Garden with two tables',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 50%',
  placeholder: 'data:image/webp;base64,AAAA',
  avif: { 480: '/g-480.avif', 960: '/g-960.avif' },
  webp: '/g-960.webp',
};

test('Q-12: a picture reserves its space and loads lazily', () => {
  const html = renderToStaticMarkup(<Picture of={garden} sizes="100vw" />);
  expect(html).toContain('width="1600" height="1000"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('srcSet="/g-480.avif 480w, /g-960.avif 960w"');
  expect(html).toContain('alt="Garden with two tables"');
});

test('the largest paint of a page has high priority, without a preload', () => {
  const html = renderToStaticMarkup(<Picture of={garden} sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
  expect(html).not.toContain('rel="preload"');
});

test('Q-12: a late picture reserves its space without a request, and shows without scripts', () => {
  const html = renderToStaticMarkup(<Picture of={garden} sizes="100vw" ratio="4 / 3" late />);
  const [, withoutScripts = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(withoutScripts).toContain('/g-960.avif 960w');
  expect(html.replace(withoutScripts, '')).not.toMatch(/<img|<source/);
});

test('nothing prerendered has an inline style', () => {
  const html = renderToStaticMarkup(<CaptionedPicture of={garden} sizes="100vw" ratio="fill" />);
  expect(html).not.toContain('style=');
});

test('the first picture of a page says that it is a render', () => {
  const chip = (of: { priority?: boolean; caption?: string }) =>
    renderToStaticMarkup(<CaptionedPicture of={garden} sizes="100vw" {...of} />);
  expect(chip({ priority: true })).toContain('Artist’s impression');
  expect(chip({ priority: true, caption: 'The garden' })).toContain('>The garden. Artist’s impression<');
  expect(chip({ caption: 'The garden' })).toContain('>The garden<');
  expect(chip({})).not.toContain('<figcaption');
});

test('renders say that they are renders, photographs do not', () => {
  expect(renderToStaticMarkup(<PictureCaption of={garden} text="The garden" impression />)).toContain(
    'The garden. Artist’s impression',
  );
  expect(renderToStaticMarkup(<PictureCaption of={{ ...garden, render: false }} impression />)).toBe('');
});
