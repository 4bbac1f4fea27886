import { stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { assertUntampered } from '../releases/assert-untampered.ts';
import { errorMessage } from '../releases/error-message.ts';
import { isPackageName, type PackageName } from '../releases/package-name.ts';
import { knownPackages } from '../releases/release-document.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { readRelease, type Version, versionFolder } from '../releases/release-store.ts';
import type { Folders, LostVersion } from './compose-request.ts';
import { copyFiles, linkFiles } from './copy-files.ts';
import { precompress } from './site-files.ts';
import { isBuildOnly, integrityProblems } from './integrity-problems.ts';

type WantedVersion = Version & { isLive: boolean };

/**
 * Whether a version can be linked from the previous composition. Pages use the files of a live version, so
 * those are verified.
 */
async function isPublished(wanted: WantedVersion, { store, before }: Folders): Promise<boolean> {
  const { name, version, isLive } = wanted;
  if (before === undefined) return false;
  if (!(await stat(path.join(before, name, version)).catch(() => undefined))) return false;
  return !isLive || (await integrityProblems(before, await readRelease(store, wanted))).length === 0;
}

async function publishVersion(wanted: WantedVersion, folders: Folders): Promise<void> {
  const { name, version } = wanted;
  const { store, folder, before = '' } = folders;
  const target = path.join(folder, name, version);
  const source = versionFolder(store, wanted);
  if (await isPublished(wanted, folders)) {
    await linkFiles(path.join(before, name, version), target);
    return;
  }
  await assertUntampered(await readRelease(store, wanted), source);
  await copyFiles(path.join(source, 'client'), target, (file) => !isBuildOnly(file));
  await precompress(target);
}

/**
 * Whether an error means that a version is missing or damaged. Other errors, such as a full disk, must not make
 * the site forget a version that open tabs use.
 */
function isLost(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error) || error.code === 'ENOENT';
}

function valueOf<Value>(ended: PromiseSettledResult<Value>): Value {
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}

/** Publishes the versions of a package. Resolves with the earlier ones that are lost. */
async function publishPackage(
  name: PackageName,
  document: ReleaseDocument,
  folders: Folders,
): Promise<LostVersion[]> {
  const { live, kept } = knownPackages(document)[name] ?? { kept: [] };
  if (live !== undefined) await publishVersion({ name, version: live, isLive: true }, folders);
  const all = kept.map((version) =>
    publishVersion({ name, version, isLive: false }, folders).then(
      () => [],
      (error: unknown) => {
        if (!isLost(error)) throw error;
        return [{ name, version, problem: errorMessage(error) }];
      },
    ),
  );
  return (await Promise.allSettled(all)).flatMap(valueOf);
}

/** Limits how many files are read and compressed at a time. */
const fewAtOnce = { concurrency: 4 };

/**
 * Publishes the browser files of every live and earlier version: linked from the previous composition if intact,
 * otherwise copied from the store. Resolves with the earlier versions that could not be published; rejects if a live
 * one could not. Waits for all writes before it settles, so that clean-up after a failure does not race with them.
 */
export async function publishVersions(document: ReleaseDocument, folders: Folders): Promise<LostVersion[]> {
  const names = Object.keys(knownPackages(document)).filter(isPackageName);
  const publish = (name: PackageName) => Promise.allSettled([publishPackage(name, document, folders)]);
  return (await pMap(names, publish, fewAtOnce)).flat().flatMap(valueOf);
}
