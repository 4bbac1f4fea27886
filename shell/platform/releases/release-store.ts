import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../common/error-message.ts';
import { readJson } from '../common/read-json.ts';
import {
  isPackageName,
  type Release,
  unversionedReleaseSchema,
  type UnversionedRelease,
  releaseSchema,
  type Version,
} from './release-schema.ts';
import { liveVersions, type SiteState } from './site-state.ts';

/** The file that describes a version, in its folder of the store. */
export const descriptionName = 'release.json';

/** Folder of the shell's build with development React, below the version's folder. */
export const developmentFolder = 'development';

export function versionFolder(store: string, { name, version }: Version): string {
  return path.join(store, name, version);
}

/** Folder of a release in a store. Throws if the package name is invalid. */
export function releaseFolder(store: string, { package: name, version }: Release): string {
  if (!isPackageName(name)) throw new Error(`no package ${name}`);
  return versionFolder(store, { name, version });
}

/** Whether a complete version is in a store. */
export function isStored(store: string, version: Version): boolean {
  return existsSync(path.join(versionFolder(store, version), descriptionName));
}

/** Reads the description of a version. Rejects if it does not exist or describes another version. */
export async function readRelease(store: string, requested: Version): Promise<Release> {
  const { name, version } = requested;
  if (!isStored(store, requested)) throw new Error(`${name} ${version} is not in ${store}`);
  const file = path.join(versionFolder(store, requested), descriptionName);
  const release = await readJson(file, releaseSchema);
  if (release.package !== name || release.version !== version) {
    throw new Error(`${file} describes ${release.package} ${release.version}`);
  }
  return release;
}

/** The live releases of a state, including the shell, sorted by name. Rejects if one is not in the store. */
export function liveReleases(store: string, state: SiteState): Promise<Release[]> {
  const inOrder = liveVersions(state).toSorted((one, other) => one.name.localeCompare(other.name));
  return Promise.all(inOrder.map((version) => readRelease(store, version)));
}

/**
 * The package's version and a hash of everything that it ships. Equal builds have the same name, wherever
 * they are made.
 */
function versionName(packageVersion: string, description: UnversionedRelease): string {
  const text = JSON.stringify(unversionedReleaseSchema.parse(description));
  return `${packageVersion}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}

/** Whether the version of a release matches its content. */
export function hasCorrectName(release: Release): boolean {
  const { version, ...description } = release;
  const packageVersion = version.slice(0, version.lastIndexOf('-'));
  return versionName(packageVersion, description) === version;
}

/** Folder for an unfinished build in the store of a package. */
export function unfinishedFolder(store: string): string {
  return path.join(store, `.building-${process.pid}`);
}

export function isUnfinished(name: string): boolean {
  return name.startsWith('.');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return hasCode(error, 'EPERM');
  }
}

/** Removes the builds that killed commands left in the store of a package. */
export async function removeUnfinished(store: string): Promise<void> {
  const names = await readdir(store).catch(() => []);
  const left = names.filter((name) => {
    const [, pid] = /^\.building-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(left.map((name) => rm(path.join(store, name), { recursive: true, force: true })));
}

type Built = {
  /** Where the build is. The folder no longer exists afterwards. */
  folder: string;
  description: UnversionedRelease;
  packageVersion: string;
  /** Folder of all versions of the package. */
  store: string;
};

/**
 * Names a build after its content and moves it into the store in one step. If the store already has the same
 * bytes, they are left unchanged (`isNew: false`).
 */
export async function storeRelease({ folder, description, packageVersion, store }: Built) {
  const version = versionName(packageVersion, description);
  const finished = path.join(store, version);
  if (existsSync(path.join(finished, descriptionName))) {
    await rm(folder, { recursive: true });
    return { version, isNew: false };
  }
  const release: Release = { ...unversionedReleaseSchema.parse(description), version };
  await writeFile(path.join(folder, descriptionName), JSON.stringify(release, null, 2));
  await mkdir(store, { recursive: true });
  await rm(finished, { recursive: true, force: true });
  await rename(folder, finished);
  return { version, isNew: true };
}
