import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, releasesFolder, type PackageName } from './places.ts';
import {
  releaseDocumentSchema,
  releaseSchema,
  type Release,
  type ReleaseDocument,
} from './release-schema.ts';

const documentFile = path.join(releasesFolder, 'releases.json');

/** The release document, an empty one before the first release. */
export async function readReleaseDocument(): Promise<ReleaseDocument> {
  const text = await readFile(documentFile, 'utf8').catch(() => '{"packages":{}}');
  return releaseDocumentSchema.parse(JSON.parse(text));
}

/** Replaces the release document in one step, so that no reader ever sees half of it. */
export async function writeReleaseDocument(document: ReleaseDocument): Promise<void> {
  await mkdir(releasesFolder, { recursive: true });
  const draft = `${documentFile}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`);
  await rename(draft, documentFile);
}

/** What is known of a published version; rejects if it was never built. */
export async function readRelease(name: PackageName, version: string): Promise<Release> {
  const file = path.join(releaseFolder(name, version), 'release.json');
  return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
