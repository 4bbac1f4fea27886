import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bootBlock, modulesOfPage, remoteFiles } from '../../src/page-data/boot-block.ts';
import { embeddedJson } from '../../src/page-data/page-blocks.ts';
import {
  probe,
  laterImportMap as importMapText,
  type SiteModules,
} from '../../src/page-data/site-modules.ts';
import { integrityOf } from '../releases/integrity.ts';
import type { Release } from '../releases/release-schema.ts';
import { sampleDescription } from '../releases/sample-description.ts';
import {
  keepModuleLists,
  moduleListOf,
  publishModuleList,
  releaseModules,
  type LiveReleases,
} from './module-list.ts';

let root: string;
let previous: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ariya-modules-'));
  [previous, folder] = [path.join(root, 'before'), path.join(root, 'now')];
});

afterEach(() => rm(root, { recursive: true }));

/** The module list of a site with one file, of this version of a package. */
function naming(version: string) {
  return moduleListOf({ integrity: { [`/mf-x/${version}/remote.js`]: 'sha256-x' } });
}

const folderOf = (version: string) => naming(version).address.split('/')[2];

test('a module list is kept while all versions it names are published', async () => {
  await publishModuleList(previous, naming('0.1.0-a'));
  await publishModuleList(previous, naming('0.1.0-b'));
  for (const kept of ['b', 'c']) await mkdir(path.join(folder, `mf-x/0.1.0-${kept}`), { recursive: true });
  await publishModuleList(folder, naming('0.1.0-c'));
  await keepModuleLists(previous, folder);
  const lists = [folderOf('0.1.0-b'), folderOf('0.1.0-c')];
  expect((await readdir(path.join(folder, 'modules'))).toSorted()).toEqual(lists.toSorted());
});

test('equal content has equal addresses, and different content different ones', () => {
  expect(naming('0.1.0-a')).toEqual(naming('0.1.0-a'));
  expect(folderOf('0.1.0-a')).not.toBe(folderOf('0.1.0-b'));
});

test('a composition without a module list passes none on', async () => {
  await expect(keepModuleLists(previous, folder)).resolves.toBeUndefined();
});

const parts = ['home', 'rooms', 'prices', 'news', 'career', 'terms', 'order', 'newsletter', 'callback'];

function files(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`client/${name}`, integrityOf(name)]));
}

function release(name: string, over: Partial<Release>): Release {
  const hash = (what: string) =>
    integrityOf(name + what)
      .slice(7, 15)
      .replace(/\W/g, '_');
  const entry = ['remote', 'common', 'pictures'].map((file) => `assets/${file}-${hash(file)}.js`);
  const own = parts.map((part): [string, string[]] => [part, [`assets/${part}-view-${hash(part)}.js`]]);
  return {
    ...sampleDescription(name, files([...entry, ...own.flatMap(([, modules]) => modules), 'remoteEntry.js'])),
    version: `0.1.0-${hash('version')}`,
    module: entry[0] ?? '',
    entry,
    parts: Object.fromEntries(own),
    ...over,
  };
}

function siteOf(remotes: number): LiveReleases {
  const further = Array.from({ length: remotes - 2 }, (_, index) => `mf-remote-${index + 10}`);
  const names = ['mf-marketing', 'mf-forms', ...further];
  return {
    shell: release('shell', { parts: {} }),
    remotes: names.map((name) => release(name, {})),
  };
}

const ownParts = ['mf-marketing/home', 'mf-forms/newsletter', 'mf-forms/callback'] as const;

/** What the boot block of a page with one view and two fragments contains. */
function carried(site: LiveReleases): string {
  const { files: live, ofPage } = releaseModules(site);
  const boot = bootBlock(live, { view: 'mf-marketing/home', parts: ownParts });
  const { integrity, laterImportMap } = ofPage(modulesOfPage(boot));
  const hashes = [embeddedJson({ integrity }), laterImportMap].map(integrityOf);
  return embeddedJson(boot) + embeddedJson({ integrity }) + hashes.join(' ');
}

test('a page’s federation data does not grow with the number of remotes, and stays under 3 KB', () => {
  const [few, many] = [carried(siteOf(4)), carried(siteOf(40))];
  expect(many.length).toBe(few.length);
  expect(brotliCompressSync(many).length).toBeLessThan(3 * 1024);
});

/** A module of a page of the last remote. */
function addressOfRooms({ remotes }: LiveReleases): string {
  const [last] = remotes.slice(-1);
  return `/${last?.package}/${last?.version}/${last?.parts['rooms']?.[0]}`;
}

test('a page that names a module of no live release is refused', () => {
  expect(() => releaseModules(siteOf(4)).ofPage(['/mf-x/1/gone.js'])).toThrow(
    'a page refers to /mf-x/1/gone.js, which is not a module of a live release',
  );
});

test('other modules are in the file that the page can fetch, and its policy allows the resulting import map', () => {
  const site = siteOf(4);
  const modules = releaseModules(site);
  const boot = bootBlock(modules.files, { view: 'mf-marketing/home', parts: ownParts });
  const { integrity, laterImportMap } = modules.ofPage(modulesOfPage(boot));
  const elsewhere = addressOfRooms(site);
  expect(integrity).not.toHaveProperty(elsewhere);
  const { integrity: all, remotes }: SiteModules = JSON.parse(modules.file.text);
  expect(all).toHaveProperty(elsewhere);
  expect(laterImportMap).toBe(importMapText(all, integrity));
  for (const own of Object.keys(integrity)) expect(laterImportMap).not.toContain(own);
  expect(JSON.parse(laterImportMap)).toEqual({
    imports: { [probe]: '/' },
    integrity: expect.objectContaining({ [elsewhere]: expect.stringMatching(/^sha256-/) }),
  });
  const last = site.remotes.at(-1);
  expect(last && remotes[last.package]).toEqual(last && remoteFiles(last));
  expect(modules.file).toMatchObject(boot.modulesFile ?? {});
});
