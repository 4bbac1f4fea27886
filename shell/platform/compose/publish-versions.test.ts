import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderIntegrity } from '../releases/integrity.ts';
import { storeRelease } from '../releases/release-store.ts';
import { sampleDescription } from '../releases/sample-description.ts';
import { publishVersions } from './publish-versions.ts';

async function folders() {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-versions-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const at = (name: string) => path.join(root, name);
  return { store: at('store'), previous: at('before'), folder: at('site') };
}

type Places = Awaited<ReturnType<typeof folders>>;

/** Stores a version of mf-forms with one module. */
async function stored({ store }: Places, text: string): Promise<string> {
  const folder = path.join(store, 'built');
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await writeFile(path.join(folder, 'client/assets/x.js'), text);
  const description = sampleDescription('mf-forms', await folderIntegrity(folder));
  const place = { folder, packageVersion: '0.1.0', store: path.join(store, 'mf-forms') };
  return (await storeRelease({ ...place, description })).version;
}

const live = (version: string, earlier: string[] = []) => ({
  packages: {
    'mf-forms': {
      live: version,
      until: Object.fromEntries(earlier.map((each) => [each, '2026-11-22T08:00:00.000Z'])),
    },
  },
});

test('an earlier version whose folder is lost does not stop a release, and is reported', async () => {
  const places = await folders();
  const version = await stored(places, 'live');
  const lost = await publishVersions(live(version, ['0.1.0-lost']), places);
  expect(lost).toEqual([
    { name: 'mf-forms', version: '0.1.0-lost', problem: `mf-forms 0.1.0-lost is not in ${places.store}` },
  ]);
});

test('an earlier version is not forgotten for another error, such as a full disk', async () => {
  const places = await folders();
  const version = await stored(places, 'live');
  for (const folder of [places.previous, places.folder]) {
    await mkdir(path.join(folder, 'mf-forms/0.1.0-kept'), { recursive: true });
    await writeFile(path.join(folder, 'mf-forms/0.1.0-kept/x.js'), 'kept');
  }
  await expect(publishVersions(live(version, ['0.1.0-kept']), places)).rejects.toThrow('EEXIST');
});

test('versions of a removed package stay published for open tabs', async () => {
  const places = await folders();
  const version = await stored(places, 'gone');
  const state = { packages: { 'mf-forms': { until: { [version]: '2026-11-22T08:00:00.000Z' } } } };
  expect(await publishVersions(state, places)).toEqual([]);
  expect(await readFile(path.join(places.folder, 'mf-forms', version, 'assets/x.js'), 'utf8')).toBe('gone');
});

test('a damaged file of a live version is restored from the store', async () => {
  const places = await folders();
  const version = await stored(places, 'live');
  const at = (folder: string) => path.join(folder, 'mf-forms', version, 'assets/x.js');
  await publishVersions(live(version), { ...places, folder: places.previous, previous: undefined });
  await writeFile(at(places.previous), 'damaged');
  expect(await publishVersions(live(version), places)).toEqual([]);
  expect(await readFile(at(places.folder), 'utf8')).toBe('live');
});

test('an intact live version is linked, not copied', async () => {
  const places = await folders();
  const version = await stored(places, 'live');
  await publishVersions(live(version), { ...places, folder: places.previous, previous: undefined });
  expect(await publishVersions(live(version), places)).toEqual([]);
  const inode = async (folder: string) =>
    (await stat(path.join(folder, 'mf-forms', version, 'assets/x.js.br'))).ino;
  expect(await inode(places.folder)).toBe(await inode(places.previous));
});

test('when one package fails, no other is still being written', async () => {
  const places = await folders();
  const version = await stored(places, 'live');
  await publishVersions(live(version), { ...places, folder: places.previous, previous: undefined });
  const packages = { ...live(version).packages, 'mf-lost': { live: '0.1.0-lost', until: {} } };
  await expect(publishVersions({ packages }, places)).rejects.toThrow('mf-lost 0.1.0-lost is not in');
  const file = path.join(places.folder, 'mf-forms', version, 'assets/x.js.gz');
  expect(await readFile(file)).toEqual(await readFile(file.replace(places.folder, places.previous)));
});
