import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { assertUntampered } from '../release/assert-untampered.ts';
import { isPackageName, releaseFolder, type PackageName } from '../release/places.ts';
import { isStandaloneFile } from '../release/standalone-scripts.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { readRelease } from '../release/release-store.ts';
import { copyFiles } from './copy-files.ts';
import { precompress } from './precompress.ts';

/** Files that compose reads and no browser asks for. */
function isBuildOnly(file: string): boolean {
  return file === 'index.html' || isStandaloneFile(file);
}

function versionsOf(document: ReleaseDocument, name: string): string[] {
  const entry = document.packages[name];
  return entry ? [entry.live, ...entry.kept] : [];
}

async function publishVersion(name: PackageName, version: string, folder: string): Promise<void> {
  const target = path.join(folder, name, version);
  if (await stat(target).catch(() => undefined)) return;
  const source = releaseFolder(name, version);
  await assertUntampered(await readRelease(name, version), source);
  const draft = `${target}.publishing-${process.pid}`;
  await copyFiles(path.join(source, 'client'), draft, (file) => !isBuildOnly(file));
  await precompress(draft);
  await rename(draft, target);
}

/** An earlier version that cannot be published any more. */
export type LostVersion = { name: PackageName; version: string; problem: string };

async function publishPackage(
  name: PackageName,
  document: ReleaseDocument,
  folder: string,
): Promise<LostVersion[]> {
  await mkdir(path.join(folder, name), { recursive: true });
  const [live, ...kept] = versionsOf(document, name);
  if (live) await publishVersion(name, live, folder);
  const lost = kept.map((version) =>
    publishVersion(name, version, folder).then(
      () => [],
      (error) => [{ name, version, problem: String(error) }],
    ),
  );
  return (await Promise.all(lost)).flat();
}

/**
 * Puts the browser's files of every live and kept version in place; what is there already never changes. Rejects if a
 * live version cannot be published; resolves with the kept ones that cannot, which no page needs.
 */
export async function publishVersions(document: ReleaseDocument, folder: string): Promise<LostVersion[]> {
  const names = Object.keys(document.packages).filter(isPackageName);
  const problems = await Promise.all(names.map((name) => publishPackage(name, document, folder)));
  return problems.flat();
}

/** Removes versions that no page and no roll back needs any more. */
export async function dropStaleVersions(document: ReleaseDocument, folder: string): Promise<void> {
  await Promise.all(
    Object.keys(document.packages).map(async (name) => {
      const wanted = versionsOf(document, name);
      const present = await readdir(path.join(folder, name)).catch(() => []);
      const stale = present.filter((version) => !wanted.includes(version));
      await Promise.all(stale.map((version) => rm(path.join(folder, name, version), { recursive: true })));
    }),
  );
}
