import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** How many earlier compositions to keep for rollbacks. Pages are small, and versions are hard-linked. */
const keptCompositions = 10;

const finished = /^(\d{6})$/;
/** Compositions that are being written or removed. */
const unfinished = /^(?:draft|removed)-/;

/**
 * Where the compositions of a site are, beside it: `/var/www/ariya` is a link to one of
 * `/var/www/ariya.compositions/000001`, `…/000002`, which are complete and never change.
 */
export function compositionsOf(siteFolder: string): string {
  return `${siteFolder}.compositions`;
}

/** Names of the finished compositions, newest first. */
export async function compositionNames(siteFolder: string): Promise<string[]> {
  const names = await readdir(compositionsOf(siteFolder)).catch(() => []);
  return names.filter((name) => finished.test(name)).toSorted((one, other) => other.localeCompare(one));
}

export async function nextCompositionName(siteFolder: string): Promise<string> {
  const [newest = '0'] = await compositionNames(siteFolder);
  return String(Number(newest) + 1).padStart(6, '0');
}

/** Folder for a composition that is being written. Only the holder of the site's lock may use it. */
export function draftFolder(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), `draft-${process.pid}`);
}

/** Retries for a second, because a failed command may still be writing files into the folder. */
const retrying = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/** Removes the draft of this process, and its link. */
export async function removeOwnDraft(siteFolder: string): Promise<void> {
  const draft = draftFolder(siteFolder);
  await Promise.all([draft, `${draft}-link`].map((name) => rm(name, retrying)));
}

/** Renames a folder before removing it, so that no one reads it half removed. Rejects only if the renaming failed. */
async function removeInOneStep(folder: string, name: string): Promise<void> {
  const from = path.join(folder, name);
  const aside = path.join(folder, `removed-${name.replace(/^removed-/, '')}`);
  const isAside = await rename(from, aside).then(
    () => true,
    () => false,
  );
  await rm(isAside ? aside : from, retrying).catch((error: unknown) => {
    if (!isAside) throw error;
  });
}

/** Removes what killed commands left behind. Only the holder of the site's lock may call this. */
export async function removeDrafts(siteFolder: string): Promise<void> {
  const folder = compositionsOf(siteFolder);
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => unfinished.test(name));
  await Promise.all(left.map((name) => removeInOneStep(folder, name)));
}

/** Removes old compositions except the live one. What cannot be removed now is removed by a later change. */
export async function pruneCompositions(siteFolder: string, live: string): Promise<void> {
  const old = (await compositionNames(siteFolder)).slice(keptCompositions + 1);
  await Promise.all(
    old
      .filter((name) => name !== live)
      .map((name) => removeInOneStep(compositionsOf(siteFolder), name).catch(() => undefined)),
  );
}
