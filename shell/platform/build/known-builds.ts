import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageName } from '../releases/package-name.ts';
import { releasesFolder } from '../releases/places.ts';

/** A file for each state of sources that was built here, in which its version stands. */
const folder = path.join(releasesFolder, '.built');

function fileOf(name: PackageName, sources: string): string {
  return path.join(folder, `${name}-${sources}`);
}

/** The version that these sources gave when they were last built; undefined if they were not. */
export async function knownVersion(name: PackageName, sources: string): Promise<string | undefined> {
  return readFile(fileOf(name, sources), 'utf8').catch(() => undefined);
}

/** Keeps what sources gave, so that nothing is built twice. */
export async function rememberVersion(name: PackageName, sources: string, version: string): Promise<void> {
  const file = fileOf(name, sources);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, version);
  await rename(`${file}.${process.pid}`, file);
}
