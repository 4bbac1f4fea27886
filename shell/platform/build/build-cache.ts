import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageName } from '../releases/package-name.ts';
import { releasesFolder } from '../releases/folders.ts';

/** A file for each package and hash of its sources that was built on this machine, with the version that came of it. */
const folder = path.join(releasesFolder, '.built');

function fileOf(name: PackageName, sources: string): string {
  return path.join(folder, `${name}-${sources}`);
}

/** The version that these sources gave when they were last built here; undefined if they were not. */
export async function cachedVersion(name: PackageName, sources: string): Promise<string | undefined> {
  return readFile(fileOf(name, sources), 'utf8').catch(() => undefined);
}

/** Notes what sources gave, so that they are not built again. */
export async function cacheVersion(name: PackageName, sources: string, version: string): Promise<void> {
  const file = fileOf(name, sources);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, version);
  await rename(`${file}.${process.pid}`, file);
}
