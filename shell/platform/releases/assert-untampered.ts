import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { folderIntegrity } from './integrity.ts';
import type { Release } from './release-schema.ts';
import { descriptionName } from './release-store.ts';
import { isNamedRightly } from './version-name.ts';

async function refuseLink(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder`);
}

function difference(recorded: Readonly<Record<string, string>>, present: Readonly<Record<string, string>>) {
  const missing = Object.keys(recorded).find((file) => !(file in present));
  if (missing) return `${missing} is missing`;
  const foreign = Object.keys(present).find((file) => !(file in recorded));
  if (foreign) return `${foreign} was not part of the release`;
  const changed = Object.keys(present).find((file) => recorded[file] !== present[file]);
  return changed && `${changed} is not what was released`;
}

/**
 * Throws unless the folder of a version contains exactly what was published. Compose is about to run some of it
 * and publish the rest.
 */
export async function assertUntampered(release: Release, folder: string): Promise<void> {
  const title = `${release.package} ${release.version}`;
  await Promise.all([path.dirname(folder), folder].map(refuseLink));
  if (!isNamedRightly(release)) {
    throw new Error(`${title}: ${descriptionName} does not match the name of the version`);
  }
  const { [descriptionName]: _itself, ...present } = await folderIntegrity(folder);
  const problem = difference(release.files, present);
  if (problem) throw new Error(`${title}: ${problem}`);
}
