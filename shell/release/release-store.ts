import { access } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, releasesFolder, type PackageName } from './places.ts';
import { readChecked } from './read-checked.ts';
import { releaseSchema, type Release } from './release-schema.ts';

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether a version lies in the store, whole. */
export function isStored(name: PackageName, version: string): Promise<boolean> {
  return exists(path.join(releaseFolder(name, version), 'release.json'));
}

/** What is known of a published version; rejects if it was never built, or says something else than its place. */
export async function readRelease(name: PackageName, version: string): Promise<Release> {
  if (!(await isStored(name, version))) throw new Error(`${name} ${version} is not in ${releasesFolder}`);
  const file = path.join(releaseFolder(name, version), 'release.json');
  const release = await readChecked(file, releaseSchema);
  if (release.package !== name || release.version !== version) {
    throw new Error(`${file} describes ${release.package} ${release.version}`);
  }
  return release;
}
