import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { documentName } from '@venue/shell/platform/compose/compose-request.ts';
import { writeAddresses } from '@venue/shell/platform/compose/site-addresses.ts';
import { writePage } from '@venue/shell/platform/compose/site-files.ts';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { compositionsOf, nextCompositionName } from '@venue/shell/platform/deploy/compositions.ts';
import { activate, currentSite } from '@venue/shell/platform/deploy/live-site.ts';
import { folderIntegrity } from '@venue/shell/platform/releases/integrity.ts';
import { makeLive } from '@venue/shell/platform/releases/release-document.ts';
import { sampleFacts } from '@venue/shell/platform/releases/sample-facts.ts';
import { storeRelease } from '@venue/shell/platform/releases/release-store.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const hasRclone = spawnSync('rclone', ['version']).status === 0;

let root: string;
let server: ChildProcess;
let store: string;

/** A machine that releases, with its own folders. */
async function machine(name: string) {
  const releases = path.join(root, name, 'releases');
  const siteFolder = path.join(root, name, 'site');
  const rclone = (...args: string[]) => run('rclone', ['--config', path.join(root, 'rclone.conf'), ...args]);
  await mkdir(releases, { recursive: true });

  /** Makes a version with a text live, with as much of a site as the next machine reads. */
  async function release(packageName: string, text: string): Promise<string> {
    const folder = path.join(root, name, 'built');
    await mkdir(path.join(folder, 'client/assets'), { recursive: true });
    await writeFile(path.join(folder, 'client/assets/x.js'), text);
    const { version } = await storeRelease({
      folder,
      facts: sampleFacts(packageName, await folderIntegrity(folder)),
      packageVersion: '0.1.0',
      store: path.join(releases, packageName),
    });
    const { document, addresses } = await currentSite(siteFolder);
    const next = makeLive(document, { [packageName]: version });
    const composition = await nextCompositionName(siteFolder);
    const target = path.join(compositionsOf(siteFolder), composition);
    await writePage(target, '/', JSON.stringify(next));
    await cp(path.join(releases, packageName, version, 'client'), path.join(target, packageName, version), {
      recursive: true,
    });
    await writeAddresses(target, addresses, [{ view: 'mf-x/home', address: '/' }]);
    await writeFile(path.join(target, documentName), JSON.stringify(next));
    await activate(siteFolder, composition);
    return version;
  }

  return {
    release,
    own: async (file: string, text: string) => {
      await mkdir(path.join(compositionsOf(siteFolder), 'own'), { recursive: true });
      await writeFile(path.join(compositionsOf(siteFolder), 'own', file), text);
    },
    ownText: (file: string) => readFile(path.join(compositionsOf(siteFolder), 'own', file), 'utf8'),
    document: async () => (await currentSite(siteFolder)).document,
    versions: async (packageName: string) => (await readdir(path.join(releases, packageName))).toSorted(),
    fetch: async () => {
      await rclone('copy', `${store}/releases`, releases);
      await rclone('copy', `${store}/site`, siteFolder);
      await rclone('copy', `${store}/record`, compositionsOf(siteFolder));
    },
    publish: async () => {
      await rclone('copy', '--immutable', releases, `${store}/releases`);
      const record = ['--include', 'log.jsonl', '--include', 'own/**'];
      await rclone('copy', ...record, compositionsOf(siteFolder), `${store}/record`);
      await rclone('sync', '--copy-links', `${siteFolder}/`, `${store}/site`);
    },
  };
}

describe.skipIf(!hasRclone)('a store shared by several machines with rclone', () => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'ariya-store-'));
    await mkdir(path.join(root, 'served'));
    const port = await freePort();
    server = spawn('rclone', ['serve', 'webdav', path.join(root, 'served'), '--addr', `127.0.0.1:${port}`]);
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(origin), { timeout: 20_000 });
    await writeFile(
      path.join(root, 'rclone.conf'),
      `[venue]\ntype = webdav\nurl = ${origin}\nvendor = other\n`,
    );
    store = 'venue:store';
  });

  afterAll(async () => {
    server.kill();
    await rm(root, { recursive: true });
  });

  test('a fresh machine releases on top of what is published, and keeps all earlier versions', async () => {
    const first = await machine('first');
    const earlier = await first.release('mf-x', 'earlier');
    const live = await first.release('mf-x', 'live');
    await first.release('shell', 'shell');
    await first.own('proof.txt', 'a search engine’s');
    await first.publish();

    const second = await machine('second');
    await second.fetch();
    expect(await second.document()).toEqual(await first.document());
    expect(await second.ownText('proof.txt')).toBe('a search engine’s');
    const next = await second.release('mf-x', 'from a fresh machine');
    await second.publish();

    const third = await machine('third');
    await third.fetch();
    expect(await third.versions('mf-x')).toEqual([earlier, live, next].toSorted());
    const { packages } = await third.document();
    expect(packages['mf-x']).toMatchObject({ live: next });
    expect(Object.keys(packages['mf-x']?.until ?? {})).toEqual([earlier, live]);
    expect(packages['shell']).toBeDefined();
  });

  test('a version never changes: another one with the same name is refused', async () => {
    const [one, other] = [await machine('one'), await machine('other')];
    const version = await one.release('mf-y', 'as it was released');
    await one.publish();
    await other.release('mf-y', 'as it was released');
    await writeFile(
      path.join(root, 'other/releases/mf-y', version, 'client/assets/x.js'),
      'changed after it was released',
    );
    await expect(other.publish()).rejects.toThrow(/immutable/i);
  });
});
