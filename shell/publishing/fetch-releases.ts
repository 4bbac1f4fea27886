import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { assertUntampered } from '../release/assert-untampered.ts';
import { releaseSchema, type ReleaseDocument } from '../release/release-schema.ts';
import { releasesFolder } from '../release/places.ts';
import { isStored, type Version, versionFolder, versionsIn } from '../release/release-store.ts';
import { sweepUnfinished, unfinishedName } from '../release/unfinished.ts';
import type { ObjectStore } from './object-store.ts';
import { atOnce, descriptionFile, fetchedFile, readDocument } from './stored-releases.ts';

function draftOf({ name, version }: Version): string {
  return path.join(releasesFolder, name, `${unfinishedName('fetching')}-${version}`);
}

/** Brings one version, whole and as it was released, or not at all. */
async function fetchVersion(store: ObjectStore, wanted: Version): Promise<void> {
  const { name, version } = wanted;
  const draft = draftOf(wanted);
  async function bring(file: string): Promise<Uint8Array> {
    const key = `${name}/${version}/${file}`;
    const found = await store.read(key);
    if (!found) throw new Error(`${store.name}${key} is missing`);
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), found.body);
    return found.body;
  }
  const description = Buffer.from(await bring(descriptionFile)).toString();
  const release = releaseSchema.parse(JSON.parse(description));
  await pMap(Object.keys(release.files), bring, { concurrency: atOnce });
  await assertUntampered(release, draft);
  // A half of it may lie there.
  await rm(versionFolder(releasesFolder, wanted), { recursive: true, force: true });
  await rename(draft, versionFolder(releasesFolder, wanted));
}

type Outcome = { kind: 'here' | 'fetched' } | { kind: 'lost'; problem: string };

type Fetched = {
  fetched: number;
  lost: readonly string[];
  /** What other machines have made live; undefined where nothing was published yet. */
  document: ReleaseDocument | undefined;
};

/**
 * Brings the store's releases into this machine's folder: every version that the release document there names and
 * that is not here. Rejects if a live one is not there whole; a kept one that is not is named among the `lost`.
 */
export async function fetchReleases(store: ObjectStore): Promise<Fetched> {
  const there = await readDocument(store);
  if (!there) return { fetched: 0, lost: [], document: undefined };
  const { document, etag } = there;

  async function bringMissing(wanted: Version): Promise<Outcome> {
    const { name, version } = wanted;
    if (await isStored(releasesFolder, wanted)) return { kind: 'here' };
    try {
      await fetchVersion(store, wanted);
      return { kind: 'fetched' };
    } catch (error) {
      await rm(draftOf(wanted), { recursive: true, force: true });
      if (document.packages[name]?.live === version) throw error;
      const why = error instanceof Error ? error.message : String(error);
      return { kind: 'lost', problem: `${name} ${version}: ${why}` };
    }
  }

  const packages = Object.keys(document.packages).map((name) => path.join(releasesFolder, name));
  await Promise.all(packages.map((folder) => sweepUnfinished(folder, 'fetching')));
  const outcomes = await pMap(versionsIn(document), bringMissing, { concurrency: 1 });
  await writeFile(fetchedFile, etag);
  return {
    document,
    fetched: outcomes.filter(({ kind }) => kind === 'fetched').length,
    lost: outcomes.flatMap((outcome) => (outcome.kind === 'lost' ? outcome.problem : [])),
  };
}
