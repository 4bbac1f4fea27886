import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { assertUntampered } from '../release/assert-untampered.ts';
import { inWords } from '../release/in-words.ts';
import { knownPackages } from '../release/release-moves.ts';
import { type Release, releaseSchema, type ReleaseDocument } from '../release/release-schema.ts';
import { releasesFolder } from '../release/places.ts';
import { isStored, type Version, versionFolder, versionsIn } from '../release/release-store.ts';
import { sweepUnfinished, unfinishedName } from '../release/unfinished.ts';
import type { ObjectStore } from './object-store.ts';
import { atOnce, descriptionFile, fetchedFile, readDocument } from './stored-releases.ts';

function draftOf({ name, version }: Version): string {
  return path.join(releasesFolder, name, `${unfinishedName('fetching')}-${version}`);
}

/** A version is not in the store, or not as it was released. What else goes wrong, as on a bad line, says nothing of it. */
class LostError extends Error {
  override name = 'LostError';
}

/** What a version says of itself. */
function described(text: string, key: string): Release {
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new LostError(`${key} describes no release`, { cause });
  }
}

async function assertAsReleased(release: Release, draft: string): Promise<void> {
  await assertUntampered(release, draft).catch((cause: unknown) => {
    throw new LostError(inWords(cause), { cause });
  });
}

/** Brings one version, whole and as it was released, or not at all. */
async function fetchVersion(store: ObjectStore, wanted: Version): Promise<void> {
  const { name, version } = wanted;
  const draft = draftOf(wanted);
  async function bring(file: string): Promise<Uint8Array> {
    const key = `${name}/${version}/${file}`;
    const found = await store.read(key);
    if (!found) throw new LostError(`${store.name}${key} is missing`);
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), found.body);
    return found.body;
  }
  const description = Buffer.from(await bring(descriptionFile)).toString();
  const release = described(description, `${store.name}${name}/${version}/${descriptionFile}`);
  await pMap(Object.keys(release.files), bring, { concurrency: atOnce });
  await assertAsReleased(release, draft);
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
 * that is not here. Rejects if a live one is not there whole, or the store does not answer; a kept one that is lost is named.
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
      // Who forgets it would take it from everybody with the next publishing.
      if (!(error instanceof LostError) || document.packages[name]?.live === version) throw error;
      return { kind: 'lost', problem: `${name} ${version}: ${error.message}` };
    }
  }

  const packages = Object.keys(knownPackages(document)).map((name) => path.join(releasesFolder, name));
  await Promise.all(packages.map((folder) => sweepUnfinished(folder, 'fetching')));
  const outcomes = await pMap(versionsIn(document), bringMissing, { concurrency: 1 });
  await writeFile(fetchedFile, etag);
  return {
    document,
    fetched: outcomes.filter(({ kind }) => kind === 'fetched').length,
    lost: outcomes.flatMap((outcome) => (outcome.kind === 'lost' ? outcome.problem : [])),
  };
}
