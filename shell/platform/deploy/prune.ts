import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPackageName } from '../releases/package-name.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { type Version, versionsIn } from '../releases/release-store.ts';
import { isTemporary } from '../releases/temporary-folders.ts';
import { changeSite } from './change-site.ts';
import { compositionNames, compositionsOf } from './compositions.ts';
import { runExclusively } from './exclusive-change.ts';
import { documentIn, siteBase } from './live-site.ts';
import { expiredVersions } from './retention.ts';

/** A folder of the store that is no longer needed: a version, or what a killed build or fetch left behind. */
export type Unneeded = { name: string; folder: string };

export type Pruning = {
  siteFolder: string;
  store: string;
  /** How many days a version stays after it was live. */
  days: number;
};

const day = 24 * 60 * 60 * 1000;

/** Versions that may be needed: all that the document keeps, and those of compositions to roll back to. */
async function neededVersions(siteFolder: string, kept: readonly Version[]): Promise<ReadonlySet<string>> {
  const names = await compositionNames(siteFolder);
  const documents = await Promise.all(
    names.map((name) => documentIn(path.join(compositionsOf(siteFolder), name))),
  );
  const live = documents.flatMap(({ packages }) =>
    Object.entries(packages).map(([name, versions]) => `${name}/${versions.live}`),
  );
  return new Set([...live, ...kept.map(({ name, version }) => `${name}/${version}`)]);
}

async function foldersOf(store: string): Promise<string[]> {
  const packages = (await readdir(store).catch(() => [])).filter(isPackageName);
  const found = packages.map(async (name) =>
    (await readdir(path.join(store, name))).map((version) => `${name}/${version}`),
  );
  return (await Promise.all(found)).flat();
}

/** Versions that can be removed from the site, and folders that can be removed from the store. */
export async function whatToPrune({ siteFolder, store, days }: Pruning, now: Date) {
  const { document } = await siteBase(siteFolder);
  const forget = expiredVersions(document, days, now);
  const kept = versionsIn(document).filter(({ name, version }) => !forget[name]?.includes(version));
  const needed = await neededVersions(siteFolder, kept);
  const folders = (await foldersOf(store)).filter((name) => !needed.has(name));
  const found = folders.map(async (name): Promise<Unneeded[]> => {
    const folder = path.join(store, name);
    // A recent build may be about to go live. Work that is still unfinished after a day was abandoned.
    const graceDays = isTemporary(path.basename(folder)) ? 1 : Math.max(days, 1);
    const isNew = now.getTime() - (await stat(folder)).mtimeMs < graceDays * day;
    return isNew ? [] : [{ name, folder }];
  });
  return { forget, unneeded: (await Promise.all(found)).flat() };
}

/** Removes what `whatToPrune` lists, first from the site and then from the store. The log records both. */
export async function prune(pruning: Pruning, now: Date): Promise<void> {
  const { siteFolder } = pruning;
  const { forget } = await whatToPrune(pruning, now);
  if (Object.keys(forget).length > 0) {
    const change = (document: ReleaseDocument) => ({ forget: expiredVersions(document, pruning.days, now) });
    await changeSite({ siteFolder, doing: 'prune', change });
  }
  await runExclusively({ siteFolder, doing: 'prune' }, async () => {
    const { unneeded } = await whatToPrune(pruning, now);
    await Promise.all(unneeded.map(({ folder }) => rm(folder, { recursive: true, force: true })));
    return { changed: undefined, note: { removed: unneeded.map(({ name }) => name) } };
  });
}
