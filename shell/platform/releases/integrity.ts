import { createHash } from 'node:crypto';
import { readdir, readFile, lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release-schema.ts';
import { descriptionName, hasCorrectName } from './release-store.ts';

/** Subresource integrity: `sha256-` and base64. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Integrity of every file below a folder, by relative path with `/`, in alphabetical order. Rejects on anything
 * but files and folders, because a symbolic link would lead out of what is checked.
 */
export async function folderIntegrity(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (strange)
    throw new Error(`${path.join(strange.parentPath, strange.name)} is neither a file nor a folder`);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const pairs = files.map(async (file) => {
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [name, integrityOf(await readFile(file))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

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
  if (!hasCorrectName(release)) {
    throw new Error(`${title}: ${descriptionName} does not match the name of the version`);
  }
  const { [descriptionName]: _itself, ...present } = await folderIntegrity(folder);
  const problem = difference(release.files, present);
  if (problem) throw new Error(`${title}: ${problem}`);
}
