import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { headersFile } from '../compose/host-rules.ts';
import { markPreview, replaceFolder, unlistedHeaders } from './preview.ts';

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

test('the previous preview stays until the new one is in its place', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-preview-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [folder, next] = [path.join(root, 'mf-forms'), path.join(root, 'next')];
  const write = async (place: string) => {
    await mkdir(place);
    await writeFile(path.join(place, 'index.html'), path.basename(place));
  };
  await write(folder);
  await expect(replaceFolder(next, folder)).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('mf-forms');
  await write(next);
  await replaceFolder(next, folder);
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('next');
  expect(await readdir(root)).toEqual(['mf-forms']);
});
