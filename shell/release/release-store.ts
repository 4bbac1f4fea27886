import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, releasesFolder, type PackageName } from './places.ts';
import { readChecked } from './read-checked.ts';
import {
  releaseDocumentSchema,
  releaseSchema,
  type Release,
  type ReleaseDocument,
} from './release-schema.ts';

const documentFile = path.join(releasesFolder, 'releases.json');

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** The release document, an empty one before the first release. Rejects if a name in it is none. */
export async function readReleaseDocument(): Promise<ReleaseDocument> {
  if (!(await exists(documentFile))) return { packages: {} };
  return readChecked(documentFile, releaseDocumentSchema);
}

/** Replaces the release document in one step, so that no reader ever sees half of it. */
export async function writeReleaseDocument(document: ReleaseDocument): Promise<void> {
  await mkdir(releasesFolder, { recursive: true });
  const draft = `${documentFile}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`);
  await rename(draft, documentFile);
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
