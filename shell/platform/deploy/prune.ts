import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@venue/shared/time/durations.ts';
import { isPackageName, type Version } from '../releases/release-schema.ts';
import { isUnfinished } from '../releases/release-store.ts';
import { earlierVersions, removeVersions, liveVersions, type SiteState } from '../releases/site-state.ts';
import { compositionNames, compositionsOf } from './compositions.ts';
import { deploySite, runSiteCommand } from './deploy-site.ts';
import { currentSite, stateIn } from './live-site.ts';

/** How many days a version stays published after it was live. */
export const retentionDays = 30;

/** Until when a version stays at least that stopped being live at a time (ISO 8601). */
export function retainedUntil(until: string, days = retentionDays): Date {
  return new Date(Date.parse(until) + days * dayMs);
}

/** Earlier versions that were not live in the last days. */
export function expiredVersions(state: SiteState, days: number, now: Date): Version[] {
  return earlierVersions(state).filter(({ until }) => retainedUntil(until, days) <= now);
}

/** A folder of the store that is no longer needed: a version, or what a killed build or fetch left behind. */
type PrunableFolder = { name: string; folder: string };

/** Versions that can be removed from the site, and folders that can be removed from the store. */
type Prunable = { expired: readonly Version[]; unneeded: readonly PrunableFolder[] };

export type Pruning = {
  siteFolder: string;
  store: string;
  /** How many days a version stays after it was live. */
  days: number;
};

/** Versions that may be needed: all that the state keeps, and those of compositions to roll back to. */
async function neededVersions(siteFolder: string, state: SiteState): Promise<ReadonlySet<string>> {
  const names = await compositionNames(siteFolder);
  const folders = names.map((name) => path.join(compositionsOf(siteFolder), name));
  const compositions = await Promise.all(folders.map(stateIn));
  const needed = [...compositions, state].flatMap(liveVersions).concat(earlierVersions(state));
  return new Set(needed.map(({ name, version }) => `${name}/${version}`));
}

async function foldersOf(store: string): Promise<string[]> {
  const packages = (await readdir(store).catch(() => [])).filter(isPackageName);
  const found = packages.map(async (name) =>
    (await readdir(path.join(store, name))).map((version) => `${name}/${version}`),
  );
  return (await Promise.all(found)).flat();
}

export async function findPrunable({ siteFolder, store, days }: Pruning, now: Date): Promise<Prunable> {
  const { state } = await currentSite(siteFolder);
  const expired = expiredVersions(state, days, now);
  const needed = await neededVersions(siteFolder, removeVersions(state, expired));
  const folders = (await foldersOf(store)).filter((name) => !needed.has(name));
  const found = folders.map(async (name): Promise<PrunableFolder[]> => {
    const folder = path.join(store, name);
    // A recent build may be about to go live. Work that is still unfinished after a day was abandoned.
    const graceDays = isUnfinished(path.basename(folder)) ? 1 : Math.max(days, 1);
    const isNew = now.getTime() - (await stat(folder)).mtimeMs < graceDays * dayMs;
    return isNew ? [] : [{ name, folder }];
  });
  return { expired, unneeded: (await Promise.all(found)).flat() };
}

/**
 * Removes what `findPrunable` finds, first from the site and then from the store, and returns it. The log
 * records both.
 */
export async function prune(pruning: Pruning, now: Date): Promise<Prunable> {
  const siteCommand = { siteFolder: pruning.siteFolder, command: 'prune' };
  let expired: Version[] = [];
  const change = (state: SiteState) => {
    expired = expiredVersions(state, pruning.days, now);
    return removeVersions(state, expired);
  };
  if ((await findPrunable(pruning, now)).expired.length > 0)
    await deploySite({ ...siteCommand, store: pruning.store, change });
  const unneeded = await runSiteCommand(siteCommand, async () => {
    const { unneeded: result } = await findPrunable(pruning, now);
    await Promise.all(result.map(({ folder }) => rm(folder, { recursive: true, force: true })));
    return { result, note: { removed: result.map(({ name }) => name) } };
  });
  return { expired, unneeded };
}
