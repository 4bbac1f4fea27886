import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPackageName, packageNames, releaseFolder, type PackageName } from '../release/places.ts';
import { isStandaloneFile } from '../release/standalone-scripts.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { linkFiles } from './link-files.ts';
import { precompress } from './precompress.ts';

/** Files that compose reads and no browser asks for. */
const buildOnly = /^(?:\.vite|index\.html$)/;

function isBuildOnly(file: string): boolean {
  return buildOnly.test(file) || isStandaloneFile(file);
}

function versionsOf(document: ReleaseDocument, name: string): string[] {
  const entry = document.packages[name];
  return entry ? [entry.live, ...entry.kept] : [];
}

async function publishVersion(name: PackageName, version: string, folder: string): Promise<void> {
  const target = path.join(folder, name, version);
  if (await stat(target).catch(() => undefined)) return;
  const draft = `${target}.publishing-${process.pid}`;
  await linkFiles(path.join(releaseFolder(name, version), 'client'), draft, (file) => !isBuildOnly(file));
  await precompress(draft);
  await rename(draft, target);
}

/** Puts the browser's files of every live and kept version in place; what is there already never changes. */
export async function publishVersions(document: ReleaseDocument, folder: string): Promise<void> {
  await Promise.all(
    Object.keys(document.packages)
      .filter(isPackageName)
      .map(async (name) => {
        await mkdir(path.join(folder, name), { recursive: true });
        await Promise.all(versionsOf(document, name).map((version) => publishVersion(name, version, folder)));
      }),
  );
}

/** Removes versions that no page and no roll back needs any more. */
export async function dropStaleVersions(document: ReleaseDocument, folder: string): Promise<void> {
  await Promise.all(
    packageNames.map(async (name) => {
      const wanted = versionsOf(document, name);
      const present = await readdir(path.join(folder, name)).catch(() => []);
      const stale = present.filter((version) => !wanted.includes(version));
      await Promise.all(stale.map((version) => rm(path.join(folder, name, version), { recursive: true })));
    }),
  );
}
