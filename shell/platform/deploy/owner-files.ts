import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '../compose/copy-files.ts';
import { compositionsOf } from './compositions.ts';

/** Where owners put files that no package ships, such as a search engine's proof of ownership. */
export function ownerFolder(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), 'own');
}

/** Adds the owner's files to a composition. Rejects if one of them would replace a file of the site. */
export async function addOwnerFiles(siteFolder: string, folder: string): Promise<void> {
  const own = ownerFolder(siteFolder);
  const entries = await readdir(own, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(own, path.join(entry.parentPath, entry.name)));
  const double = files.find((file) => existsSync(path.join(folder, file)));
  if (double) throw new Error(`${path.join(own, double)} would replace a file of the site: rename it`);
  if (files.length > 0) await copyFiles(own, folder, () => true);
}

/** Adds the owner's newer files to an earlier composition that is being restored. */
export async function addLaterOwnerFiles(siteFolder: string, folder: string): Promise<void> {
  const own = ownerFolder(siteFolder);
  if (existsSync(own)) await copyFiles(own, folder, (file) => !existsSync(path.join(folder, file)));
}
