import { stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { assertUntampered } from '../releases/assert-untampered.ts';
import { errorWords } from '../releases/error-words.ts';
import { isPackageName, type PackageName } from '../releases/package-name.ts';
import { knownPackages } from '../releases/release-moves.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { readRelease, type Version, versionFolder } from '../releases/release-store.ts';
import type { Folders, LostVersion } from './compose-order.ts';
import { copyFiles, linkFiles } from './copy-files.ts';
import { precompress } from './site-files.ts';
import { isBuildOnly, wrongFiles } from './wrong-files.ts';

type WantedVersion = Version & { isLive: boolean };

/** Whether a version can be linked from the composition before. Pages name the files of a live one, so each is looked at. */
async function isPublished(wanted: WantedVersion, { store, before }: Folders): Promise<boolean> {
  const { name, version, isLive } = wanted;
  if (before === undefined) return false;
  if (!(await stat(path.join(before, name, version)).catch(() => undefined))) return false;
  return !isLive || (await wrongFiles(before, await readRelease(store, wanted))).length === 0;
}

/** Puts a version into the composition; resolves with whether it was linked from the one before. */
async function publishVersion(wanted: WantedVersion, folders: Folders): Promise<boolean> {
  const { name, version } = wanted;
  const { store, folder, before = '' } = folders;
  const target = path.join(folder, name, version);
  const source = versionFolder(store, wanted);
  const isCarried = await isPublished(wanted, folders);
  if (isCarried) {
    await linkFiles(path.join(before, name, version), target);
  } else {
    await assertUntampered(await readRelease(store, wanted), source);
    await copyFiles(path.join(source, 'client'), target, (file) => !isBuildOnly(file));
    await precompress(target);
  }
  return isCarried;
}

/**
 * Whether an error says that a version is not there, or not as it was released. A full disk says nothing of it, and forgetting it
 * would take it from open tabs for ever.
 */
function isLost(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error) || error.code === 'ENOENT';
}

function valueOf<Value>(ended: PromiseSettledResult<Value>): Value {
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}

type PublishedPackage = { name: PackageName; isCarried: boolean; lost: LostVersion[] };

async function publishPackage(
  name: PackageName,
  document: ReleaseDocument,
  folders: Folders,
): Promise<PublishedPackage> {
  const { live, kept } = knownPackages(document)[name] ?? { kept: [] };
  const isCarried =
    live !== undefined && (await publishVersion({ name, version: live, isLive: true }, folders));
  const all = kept.map((version) =>
    publishVersion({ name, version, isLive: false }, folders).then(
      () => [],
      (error: unknown) => {
        if (!isLost(error)) throw error;
        return [{ name, version, problem: errorWords(error) }];
      },
    ),
  );
  return { name, isCarried, lost: (await Promise.allSettled(all)).flatMap(valueOf) };
}

export type PublishedVersions = {
  /** Kept versions that could not be published; no page needs them. */
  lost: LostVersion[];
  /** Packages whose live version was whole in the composition before, and is linked from there. */
  carried: ReadonlySet<string>;
};

/** However many packages there are, the files of a few are read and compressed at a time. */
const fewAtOnce = { concurrency: 4 };

/**
 * Puts the browser's files of every live and kept version into a composition: those of the one before as they are, others from the store.
 * A live version whose files are damaged there comes from the store again. Rejects if a live version cannot be published. Nothing is on
 * its way any more when it ends: who cleans up after a failure must not meet what is still being written.
 */
export async function publishVersions(
  document: ReleaseDocument,
  folders: Folders,
): Promise<PublishedVersions> {
  const names = Object.keys(knownPackages(document)).filter(isPackageName);
  const publish = (name: PackageName) => Promise.allSettled([publishPackage(name, document, folders)]);
  const published = (await pMap(names, publish, fewAtOnce)).flat().map(valueOf);
  return {
    lost: published.flatMap(({ lost }) => lost),
    carried: new Set(published.filter(({ isCarried }) => isCarried).map(({ name }) => name)),
  };
}
