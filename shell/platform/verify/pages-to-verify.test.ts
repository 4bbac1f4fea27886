import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Release } from '../releases/release-schema.ts';
import { sampleDescription } from '../releases/sample-description.ts';
import { type Composition, pagesToVerify } from './pages-to-verify.ts';

const [before, after] = ['1.0.0-0123456789', '2.0.0-abcdefabcd'];
const files = {
  'client/one.js': 'a',
  'client/two.js': 'b',
  'client/letter.js': 'c',
  'client/hall.avif': 'd',
};

function remote(version: string, changed: Release['files'] = {}): Release {
  const parts = { one: ['one.js'], two: ['two.js'], letter: ['letter.js'] };
  return { ...sampleDescription('mf-x', { ...files, ...changed }), version, parts };
}

function shell(version: string): Release {
  return { ...sampleDescription('shell'), version };
}

/** Pages of two views, both with the fragment in their footer, and one page of another remote. */
async function composition(releases: readonly Release[], text = 'Our halls'): Promise<Composition> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { version } = releases.find((release) => release.package === 'mf-x') ?? { version: '' };
  const styles = version === before ? '.a{}/*!sc*/.b{}/*!sc*/' : '.b{}/*!sc*/.a{}/*!sc*/';
  const boot = `<script type="application/json" id="boot">{"entry":"/mf-x/${version}/one.js"}</script>`;
  const footer = `<div data-part="mf-x/letter"></div>${boot} 'sha256-${version}' "composedOn":"${version}"`;
  const pages = {
    'a-one': `<style>${styles}</style><div data-part="mf-x/one">${text}</div>${footer}`,
    'b-two': `<div data-part="mf-x/two"><img src="/mf-x/${version}/hall.avif"/></div>${footer}`,
    'c-two': `<div data-part="mf-x/two"></div>${footer}`,
    'd-other': '<div data-part="mf-y/home"></div>',
  };
  await Promise.all(
    Object.entries(pages).map(([name, html]) => writeFile(path.join(folder, `${name}.html`), html)),
  );
  return { folder, releases };
}

/** What is verified of a release of mf-x with these changes, while the shell stays. */
async function verified(changed: Release['files'], text?: string) {
  const live = await composition([remote(before), shell(before)]);
  const next = await composition([remote(after, changed), shell(before)], text);
  const { pages, wide } = await pagesToVerify({ ...next, live });
  return { pages: pages.toSorted(), wide: [...wide] };
}

test('version names, the order of styles and the modules of a page are not visible', async () => {
  expect(await verified({})).toEqual({ pages: [], wide: [] });
});

test('a page with another text, or another picture of the same name, is verified', async () => {
  expect(await verified({}, 'Our rooms')).toEqual({ pages: ['/a-one'], wide: [] });
  expect(await verified({ 'client/hall.avif': 'another' })).toEqual({ pages: ['/b-two'], wide: [] });
});

test('one page of each part whose code changed is verified, on a wide screen too', async () => {
  expect(await verified({ 'client/two.js': 'another' })).toEqual({ pages: ['/b-two'], wide: ['/b-two'] });
  expect(await verified({ 'client/letter.js': 'another' })).toEqual({ pages: ['/a-one'], wide: ['/a-one'] });
});

test('with a new shell all pages are verified, and one of each remote on a wide screen too', async () => {
  const live = await composition([remote(before), shell(before)]);
  const next = await composition([remote(before), shell(after)]);
  const { pages, wide } = await pagesToVerify({ ...next, live });
  expect(pages).toEqual(['/a-one', '/b-two', '/c-two', '/d-other']);
  expect([...wide]).toEqual(['/a-one', '/d-other']);
});

test('if nothing is live, all pages are verified', async () => {
  const { pages } = await pagesToVerify({ ...(await composition([remote(after)])), live: undefined });
  expect(pages).toHaveLength(4);
});
