import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '@venue/shell/compose/precompress.ts';
import { writeAddresses } from '@venue/shell/compose/site-addresses.ts';
import { writePage } from '@venue/shell/compose/write-page.ts';
import { compositionsOf, nextName } from '@venue/shell/live/compositions.ts';
import { documentName } from '@venue/shell/compose/compose-order.ts';
import { makeLive } from '@venue/shell/live/live-site.ts';
import { siteBase } from '@venue/shell/live/site-base.ts';
import { folderIntegrity } from '@venue/shell/release/integrity.ts';
import { forget, promote } from '@venue/shell/release/release-moves.ts';
import type { ReleaseDocument } from '@venue/shell/release/release-schema.ts';
import { storeRelease } from '@venue/shell/release/store-release.ts';
import { runCommand } from './store-commands.ts';
import { sampleFacts } from '@venue/shell/release/sample-facts.ts';

/** A machine that releases: folders of its own, and the stores that all of them share. */
export type ReleasingMachine = {
  /** Makes a version live that ships a text, and composes; resolves with its name. */
  release: (name: string, text: string) => Promise<string>;
  /** Has the site forget a kept version, as `npm run prune` does. */
  prune: (name: string, version: string) => Promise<void>;
  publish: () => Promise<string>;
  /** Makes live again what the stores keep. */
  goBack: (composition?: string) => Promise<string>;
  fetch: () => Promise<string>;
  document: () => Promise<ReleaseDocument>;
  /** The versions of a package that lie here, whole or not. */
  versions: (name: string) => Promise<string[]>;
  siteFolder: string;
  remove: () => Promise<void>;
};

const since = new Date('2026-11-22T09:00:00Z');

/** Sets up a machine on which nothing was ever released. */
export async function freshMachine(environment: NodeJS.ProcessEnv): Promise<ReleasingMachine> {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-machine-'));
  const [releases, siteFolder] = [path.join(root, 'releases'), path.join(root, 'site')];
  await mkdir(releases);
  const own = { ...environment, RELEASES_FOLDER: releases, SITE_FOLDER: siteFolder };

  async function document(): Promise<ReleaseDocument> {
    return (await siteBase(siteFolder, releases)).document;
  }

  /** As much of a site as publishing looks at. */
  async function compose(next: ReleaseDocument): Promise<void> {
    const { addresses } = await siteBase(siteFolder, releases);
    const name = await nextName(siteFolder);
    const folder = path.join(compositionsOf(siteFolder), name);
    await writePage(folder, '/', JSON.stringify(next));
    for (const [released, { live }] of Object.entries(next.packages)) {
      const target = path.join(folder, released, live);
      await cp(path.join(releases, released, live, 'client'), target, { recursive: true });
      await precompress(target);
    }
    await writeAddresses(folder, addresses, [{ view: 'mf-x/home', address: '/' }]);
    await writeFile(path.join(folder, documentName), JSON.stringify(next));
    await makeLive(siteFolder, name);
  }

  async function release(name: string, text: string): Promise<string> {
    const folder = path.join(root, 'built');
    await mkdir(path.join(folder, 'client/assets'), { recursive: true });
    await writeFile(path.join(folder, 'client/assets/x.js'), text);
    const facts = sampleFacts(name, await folderIntegrity(folder));
    const store = path.join(releases, name);
    const { version } = await storeRelease({ folder, facts, packageVersion: '0.1.0', store });
    await compose(promote(await document(), { name, version, since }));
    return version;
  }

  return {
    release,
    document,
    siteFolder,
    prune: async (name, version) => compose(forget(await document(), name, version)),
    publish: () => runCommand('publish', own),
    goBack: (composition) => runCommand('publish', own, ['--back', composition ?? []].flat()),
    fetch: () => runCommand('fetch', own),
    versions: async (name) => (await readdir(path.join(releases, name))).toSorted(),
    remove: () => rm(root, { recursive: true }),
  };
}
