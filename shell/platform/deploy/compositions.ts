import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** How many earlier compositions stay, to go back to. Pages are small, and versions are linked, not copied. */
const keptCompositions = 10;

const finished = /^(\d{6})$/;
/** A composition that is being written, and what was taken away and is not removed yet. */
const draft = /^(?:draft|swept)-/;

/**
 * Where the compositions of a site lie, beside its address on the disk: `/var/www/ariya` is a link to one of
 * `/var/www/ariya.compositions/000001`, `…/000002`, each whole and never changed.
 */
export function compositionsOf(siteFolder: string): string {
  return `${siteFolder}.compositions`;
}

/** Names of the finished compositions, the newest first. */
export async function compositionNames(siteFolder: string): Promise<string[]> {
  const names = await readdir(compositionsOf(siteFolder)).catch(() => []);
  return names.filter((name) => finished.test(name)).toSorted((one, other) => other.localeCompare(one));
}

/** Name of the composition after all that are there. */
export async function nextCompositionName(siteFolder: string): Promise<string> {
  const [newest = '0'] = await compositionNames(siteFolder);
  return String(Number(newest) + 1).padStart(6, '0');
}

/** A folder for a composition that is being written. Only the owner of the site's lock may use it. */
export function draftFolder(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), `draft-${process.pid}`);
}

/** Tries again for a second: where a command failed, other files of the same folder may still be written. */
const retrying = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/**
 * Takes a folder away in one step and then removes it, so that no reader finds it half removed. Rejects if it is still where it was;
 * what lies aside and cannot be removed does no harm.
 */
async function takeAway(folder: string, name: string): Promise<void> {
  const from = path.join(folder, name);
  const aside = path.join(folder, `swept-${name.replace(/^swept-/, '')}`);
  const isAside = await rename(from, aside).then(
    () => true,
    () => false,
  );
  await rm(isAside ? aside : from, retrying).catch((error: unknown) => {
    if (!isAside) throw error;
  });
}

/** Removes what commands that were killed have left. Only the owner of the site's lock may do so. */
export async function removeDrafts(siteFolder: string): Promise<void> {
  const folder = compositionsOf(siteFolder);
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => draft.test(name));
  await Promise.all(left.map((name) => takeAway(folder, name)));
}

/** Removes what this process has left, and nothing of another that may have its turn by now. */
export async function removeOwnDrafts(siteFolder: string): Promise<void> {
  const own = path.basename(draftFolder(siteFolder));
  const names = await readdir(compositionsOf(siteFolder)).catch(() => []);
  const left = names.filter((name) => name === own || name.startsWith(`${own}-`));
  await Promise.all(left.map((name) => rm(path.join(compositionsOf(siteFolder), name), retrying)));
}

/** Removes compositions that are older than the kept ones, never the live one. What cannot go now goes with a later change. */
export async function pruneCompositions(siteFolder: string, live: string): Promise<void> {
  const old = (await compositionNames(siteFolder)).slice(keptCompositions + 1);
  await Promise.all(
    old
      .filter((name) => name !== live)
      .map((name) => takeAway(compositionsOf(siteFolder), name).catch(() => undefined)),
  );
}
