import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { assertUntampered } from '../release/assert-untampered.ts';
import { inWords } from '../release/in-words.ts';
import { isPackageName, type PackageName } from '../release/package-name.ts';
import { isStandaloneFile } from '../release/standalone-scripts.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { descriptionName, readRelease, type Version, versionFolder } from '../release/release-store.ts';
import type { Folders, LostVersion } from './compose-order.ts';
import { copyFiles } from './copy-files.ts';
import { linkFiles } from './link-files.ts';
import { brotliQuality, precompress, writeCompressed } from './precompress.ts';

/** Files that compose reads and no browser asks for. */
export function isBuildOnly(file: string): boolean {
  return file === 'index.html' || isStandaloneFile(file);
}

/** What a version says of itself stands beside its files: a developer's overlay runs what is named after it, and nothing else. */
async function publishDescription(source: string, target: string): Promise<void> {
  const [from, to] = [path.join(source, descriptionName), path.join(target, descriptionName)];
  if (await stat(to).catch(() => undefined)) return;
  const text = await readFile(from).catch(() => undefined);
  if (!text) return;
  await writeFile(to, text);
  await writeCompressed(to, text, brotliQuality.often);
}

async function publishVersion(wanted: Version, { store, folder, before }: Folders): Promise<void> {
  const { name, version } = wanted;
  const target = path.join(folder, name, version);
  const published = before && path.join(before, name, version);
  const source = versionFolder(store, wanted);
  if (published && (await stat(published).catch(() => undefined))) {
    await linkFiles(published, target);
  } else {
    await assertUntampered(await readRelease(store, wanted), source);
    await copyFiles(path.join(source, 'client'), target, (file) => !isBuildOnly(file));
    await precompress(target);
  }
  await publishDescription(source, target);
}

async function publishPackage(
  name: PackageName,
  document: ReleaseDocument,
  folders: Folders,
): Promise<LostVersion[]> {
  const { live, kept } = document.packages[name] ?? { live: undefined, kept: [] };
  if (live) await publishVersion({ name, version: live }, folders);
  const lost = kept.map((version) =>
    publishVersion({ name, version }, folders).then(
      () => [],
      (error: unknown) => [{ name, version, problem: inWords(error) }],
    ),
  );
  return (await Promise.all(lost)).flat();
}

/** However many packages there are, the files of a few are read and compressed at a time. */
const fewAtOnce = { concurrency: 4 };

/**
 * Puts the browser's files of every live and kept version into a composition: those of the one before as they are, others
 * from the store. Rejects if a live version cannot be published; resolves with the kept ones that cannot, which no page needs.
 */
export async function publishVersions(document: ReleaseDocument, folders: Folders): Promise<LostVersion[]> {
  const names = Object.keys(document.packages).filter(isPackageName);
  const publish = (name: PackageName) => publishPackage(name, document, folders);
  return (await pMap(names, publish, fewAtOnce)).flat();
}
