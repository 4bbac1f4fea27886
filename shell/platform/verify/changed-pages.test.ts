import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Release } from '../releases/release-schema.ts';
import { changedPages, type Composition } from './changed-pages.ts';
import { sampleFacts } from '../releases/sample-facts.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

function release(version: string, files: Release['files']): Release {
  return { ...sampleFacts('mf-x', files), version };
}

async function composition(version: string, integrity: string, text: string): Promise<Composition> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-pages-'));
  folders.push(folder);
  const styles = version.startsWith('1') ? '.a{}/*!sc*/.b{}/*!sc*/' : '.b{}/*!sc*/.a{}/*!sc*/';
  const picture = `<img src="/mf-x/${version}/assets/x-12345678.avif"/>`;
  const script = `{"modulesFile":{"address":"/modules/${version}/site.json"},"base":"/mf-x/${version}/"}`;
  await writeFile(path.join(folder, 'index.html'), `<style>${styles}</style>${picture}${script}`);
  await writeFile(path.join(folder, 'contact-us.html'), `${text} 'sha256-${version}'`);
  return { folder, releases: [release(version, { 'client/assets/x-12345678.avif': integrity })] };
}

const before = '1.0.0-0123456789';
const after = '2.0.0-abcdefabcd';

test('a page that differs only in version names and the order of styles is unchanged', async () => {
  const live = await composition(before, 'sha256-a', 'Contact Us');
  expect(await changedPages(await composition(after, 'sha256-a', 'Contact Us'), live)).toEqual([]);
});

test('a page is changed if its text or the content of a file it names is', async () => {
  const live = await composition(before, 'sha256-a', 'Contact Us');
  expect(await changedPages(await composition(after, 'sha256-a', 'Write to us'), live)).toEqual([
    '/contact-us',
  ]);
  expect(await changedPages(await composition(after, 'sha256-b', 'Contact Us'), live)).toEqual(['/']);
});

test('if nothing was live, every page is changed', async () => {
  expect(await changedPages(await composition(after, 'sha256-a', 'Contact Us'), undefined)).toEqual([
    '/',
    '/contact-us',
  ]);
});
