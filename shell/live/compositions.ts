import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** How many earlier compositions stay, to go back to. Pages are small, and versions are linked, not copied. */
const keptCompositions = 10;

const finished = /^(\d{6})$/;
const draft = /^draft-/;

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
export async function nextName(siteFolder: string): Promise<string> {
  const [newest = '0'] = await compositionNames(siteFolder);
  return String(Number(newest) + 1).padStart(6, '0');
}

/** A folder for a composition that is being written. Only the owner of the site's lock may use it. */
export function draftFolder(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), `draft-${process.pid}`);
}

/** Removes what commands that were killed have left. Only the owner of the site's lock may do so. */
export async function sweepDrafts(siteFolder: string): Promise<void> {
  const folder = compositionsOf(siteFolder);
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => draft.test(name));
  // Where one file of many could not be written, the others may still be on their way.
  const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
  await Promise.all(left.map((name) => rm(path.join(folder, name), patiently)));
}

/** Removes compositions that are older than the kept ones, never the live one. */
export async function dropOldCompositions(siteFolder: string, live: string): Promise<void> {
  const old = (await compositionNames(siteFolder)).slice(keptCompositions + 1);
  await Promise.all(
    old
      .filter((name) => name !== live)
      .map((name) => rm(path.join(compositionsOf(siteFolder), name), { recursive: true, force: true })),
  );
}
