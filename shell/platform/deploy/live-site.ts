import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../common/read-json.ts';
import { siteStateFile } from '../compose/compose-request.ts';
import { readAddresses, type SiteAddresses } from '../compose/site-addresses.ts';
import { siteStateSchema, type SiteState } from '../releases/site-state.ts';
import { compositionNames, compositionsOf, draftFolder } from './compositions.ts';
import type { SiteLock } from './site-lock.ts';

/** What visitors get, and its state. */
export type LiveSite =
  | { kind: 'none' }
  /** A folder copied from another machine (docs/releasing.md). */
  | { kind: 'folder'; folder: string; state: SiteState }
  | { kind: 'composition'; name: string; folder: string; state: SiteState };

export function stateIn(folder: string): Promise<SiteState> {
  return readJson(path.join(folder, siteStateFile), siteStateSchema);
}

/** Throws if `SITE_FOLDER` contains something else, which must not be moved aside. */
function assertIsSite(siteFolder: string, files: readonly string[]): void {
  if (files.includes(siteStateFile)) return;
  throw new Error(
    `${siteFolder} is not empty but holds no site (no ${siteStateFile}): empty it, or set SITE_FOLDER to another folder`,
  );
}

/**
 * The live composition, according to the link, which is the only record. An empty folder means that there is
 * none yet.
 */
export async function liveSite(siteFolder: string): Promise<LiveSite> {
  const found = await lstat(siteFolder).catch(() => undefined);
  if (!found) return { kind: 'none' };
  if (!found.isSymbolicLink()) {
    const files = await readdir(siteFolder);
    if (files.length === 0) return { kind: 'none' };
    assertIsSite(siteFolder, files);
    return { kind: 'folder', folder: siteFolder, state: await stateIn(siteFolder) };
  }
  const folder = path.resolve(path.dirname(siteFolder), await readlink(siteFolder));
  return { kind: 'composition', name: path.basename(folder), folder, state: await stateIn(folder) };
}

function nameOf(live: LiveSite): string | undefined {
  return 'name' in live ? live.name : undefined;
}

/**
 * Makes a finished composition live by replacing the link in one step, and verifies it. Requests get files of
 * the old or of the new composition. Only a site that was copied as a folder takes two steps: it is moved aside
 * first.
 *
 * The new link is a draft until it replaces the old one, and the lock is checked once it exists. A command that
 * takes over the lock removes all drafts before it reads what is live. So either it removed this link and this
 * step fails, or it reads what this step made live.
 */
export async function activate(siteFolder: string, name: string, lock?: SiteLock): Promise<void> {
  const compositions = compositionsOf(siteFolder);
  const link = `${draftFolder(siteFolder)}-link`;
  await mkdir(compositions, { recursive: true });
  await symlink(path.join(path.basename(compositions), name), link);
  const previous = await liveSite(siteFolder);
  lock?.assertHeld();
  if (previous.kind === 'folder') {
    const aside = path.join(compositions, 'copied');
    await rm(aside, { recursive: true, force: true });
    await rename(siteFolder, aside);
  }
  if (previous.kind === 'none') await rmdir(siteFolder).catch(() => undefined);
  await rename(link, siteFolder);
  const after = await liveSite(siteFolder);
  if (nameOf(after) !== name) {
    throw new Error(`${siteFolder} does not point to composition ${name}: something else has changed it`);
  }
}

/** What a change of a site starts from. */
export type CurrentSite = {
  live: LiveSite;
  state: SiteState;
  /** Current and former addresses of pages. */
  addresses: SiteAddresses;
};

/**
 * The state of the site in an earlier composition: in the one named, or in the one before the live one. Rejects if there
 * is none.
 */
export async function earlierState(siteFolder: string, requested?: string): Promise<SiteState> {
  const names = await compositionNames(siteFolder);
  const current = nameOf(await liveSite(siteFolder));
  const previous = names.find((name) => current === undefined || name < current);
  const target = names.find((name) => name === (requested ?? previous));
  if (target !== undefined) return stateIn(path.join(compositionsOf(siteFolder), target));
  throw new Error(`there is no ${requested ?? 'earlier'} composition of the site to go back to`);
}

export async function currentSite(siteFolder: string): Promise<CurrentSite> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') {
    return { live, state: { packages: {} }, addresses: await readAddresses(undefined) };
  }
  return { live, state: live.state, addresses: await readAddresses(live.folder) };
}

const liveMode = z.object({ mode: z.literal('live') });

/** Whether what is booked and paid on a site is real. */
export function isInLiveMode({ configuration }: SiteState): boolean {
  return liveMode.safeParse(configuration).success;
}

/** Prevents `npm start` from replacing an owner's configuration with the sandbox unless it was asked to. */
export async function assertNoLiveConfiguration(siteFolder: string): Promise<void> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none' || !isInLiveMode(live.state)) return;
  throw new Error(
    `${siteFolder} holds a live site, and npm start would replace its configuration with the sandbox. ` +
      'Set SITE_CONFIG to its configuration or SITE_FOLDER to another folder, or set SITE_CONFIG=sandbox to replace it',
  );
}
