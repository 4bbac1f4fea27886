import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPackageName, type PackageName } from './package-name.ts';
import { readJson } from './read-json.ts';
import { knownPackages } from './release-document.ts';
import { type Release, type ReleaseDocument, releaseSchema } from './release-schema.ts';

/** One version of one package. */
export type Version = { name: PackageName; version: string };

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
export async function readRelease(store: string, wanted: Version): Promise<Release> {
  const { name, version } = wanted;
  if (!isStored(store, wanted)) throw new Error(`${name} ${version} is not in ${store}`);
  const file = path.join(versionFolder(store, wanted), descriptionName);
  const release = await readJson(file, releaseSchema);
  if (release.package !== name || release.version !== version) {
    throw new Error(`${file} describes ${release.package} ${release.version}`);
  }
  return release;
}

/** The live and earlier versions of all packages. */
export function versionsIn(document: ReleaseDocument): Version[] {
  return Object.entries(knownPackages(document)).flatMap(([name, { live, kept }]) =>
    isPackageName(name) ? [live ?? [], kept].flat().map((version) => ({ name, version })) : [],
  );
}

/** The live releases of a document, including the shell, sorted by name. Rejects if one is not in the store. */
export async function liveReleases(store: string, document: ReleaseDocument): Promise<Release[]> {
  const live = Object.entries(document.packages).flatMap(([name, versions]) =>
    isPackageName(name) ? [{ name, version: versions.live }] : [],
  );
  const inOrder = live.toSorted((one, other) => one.name.localeCompare(other.name));
  return Promise.all(inOrder.map((version) => readRelease(store, version)));
}
