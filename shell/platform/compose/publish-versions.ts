import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { errorMessage } from '../common/error-message.ts';
import { copyFiles, linkFiles } from '../common/file-trees.ts';
import { assertUntampered, integrityOf } from '../releases/integrity.ts';
import type { Version } from '../releases/release-schema.ts';
import { readRelease, versionFolder } from '../releases/release-store.ts';
import { isSingleFile } from '../releases/single-file-scripts.ts';
import { earlierVersions, liveVersions, type SiteState } from '../releases/site-state.ts';
import type { Folders, LostVersion } from './compose-request.ts';
import { precompress } from './compressed-files.ts';

type RequestedVersion = { requested: Version; isLive: boolean };

/** Limits how many files are read and compressed at a time. */
const parallel = { concurrency: 4 };

/** Files that compose reads and browsers never request. */
function isBuildOnly(file: string): boolean {
  return file === 'index.html' || isSingleFile(file);
}

const client = 'client/';

/** Whether the published files of a version are those of its release. */
async function isIntact(folder: string, files: Readonly<Record<string, string>>): Promise<boolean> {
  const published = Object.keys(files).filter(
    (file) => file.startsWith(client) && !isBuildOnly(file.slice(client.length)),
  );
  const areEqual = await pMap(
    published,
    async (file) => {
      const content = await readFile(path.join(folder, file.slice(client.length))).catch(() => '');
      return integrityOf(content) === files[file];
    },
    parallel,
  );
  return areEqual.every(Boolean);
}

/**
 * Whether a version can be linked from the previous composition. Pages use the files of a live version, so
 * those are verified.
 */
async function isPublished(
  { requested, isLive }: RequestedVersion,
  { store, previous }: Folders,
): Promise<boolean> {
  const published = path.join(previous ?? '', requested.name, requested.version);
  if (previous === undefined || !(await stat(published).catch(() => undefined))) return false;
  return !isLive || isIntact(published, (await readRelease(store, requested)).files);
}

async function publishVersion(each: RequestedVersion, folders: Folders): Promise<void> {
  const { requested } = each;
  const { name, version } = requested;
  const { store, folder, previous = '' } = folders;
  const target = path.join(folder, name, version);
  if (await isPublished(each, folders)) {
    await linkFiles(path.join(previous, name, version), target);
    return;
  }
  const source = versionFolder(store, requested);
  await assertUntampered(await readRelease(store, requested), source);
  await copyFiles(path.join(source, client), target, (file) => !isBuildOnly(file));
  await precompress(target);
}

/**
 * Whether an error means that a version is missing or damaged. Other errors, such as a full disk, must not make
 * the site forget a version that open tabs use.
 */
function isLost(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error) || error.code === 'ENOENT';
}

async function publishOrLose(each: RequestedVersion, folders: Folders): Promise<LostVersion[]> {
  try {
    await publishVersion(each, folders);
    return [];
  } catch (error) {
    if (each.isLive || !isLost(error)) throw error;
    return [{ name: each.requested.name, version: each.requested.version, problem: errorMessage(error) }];
  }
}

/**
 * Publishes the browser files of every live and earlier version: linked from the previous composition if intact,
 * otherwise copied from the store. Resolves with the earlier versions that could not be published; rejects if a live
 * one could not. Waits for all writes before it settles, so that clean-up after a failure does not race with them.
 */
export async function publishVersions(state: SiteState, folders: Folders): Promise<LostVersion[]> {
  const all = [
    ...liveVersions(state).map((requested) => ({ requested, isLive: true })),
    ...earlierVersions(state).map((requested) => ({ requested, isLive: false })),
  ];
  const results = await pMap(all, (each) => Promise.allSettled([publishOrLose(each, folders)]), parallel);
  return results.flat().flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
