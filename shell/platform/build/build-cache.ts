import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageName } from '../releases/release-schema.ts';
import { releasesFolder } from '../releases/folders.ts';

/** One file per package and hash of its sources that was built on this machine. It contains the resulting version. */
const folder = path.join(releasesFolder, '.built');

function fileOf(name: PackageName, sources: string): string {
  return path.join(folder, `${name}-${sources}`);
}

/** The version that these sources were last built into on this machine, if they were. */
export async function cachedVersion(name: PackageName, sources: string): Promise<string | undefined> {
  return readFile(fileOf(name, sources), 'utf8').catch(() => undefined);
}

export async function cacheVersion(name: PackageName, sources: string, version: string): Promise<void> {
  const file = fileOf(name, sources);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, version);
  await rename(`${file}.${process.pid}`, file);
}
