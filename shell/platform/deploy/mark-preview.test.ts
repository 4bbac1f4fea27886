import { expect, test } from 'vitest';
import { headersFile } from '../compose/headers-file.ts';
import { markPreview, unlistedHeaders } from './mark-preview.ts';

test('a page is marked as a preview, for people and for search engines', () => {
  const page = markPreview(
    '<html><head><title>Home</title></head><body class="x"><div id="root"></div></body></html>',
    'Preview of mf-forms',
  );
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toMatch(
    /<body class="x"><aside class="preview-strip"[^>]*>Preview of mf-forms<\/aside><div id="root">/,
  );
});

test('a page that cannot be marked is refused', () => {
  expect(() => markPreview('<p>Hello</p>', 'Preview')).toThrow('has no head or body');
  expect(() => unlistedHeaders('')).toThrow('no rule');
});

test('the headers file keeps search engines out of every address', () => {
  expect(unlistedHeaders(headersFile(['shell']))).toMatch(/^\/\*\n {2}x-robots-tag: noindex\n/);
});
