import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Composed, composedSchema, type ComposeOrder, handOver } from '../compose/compose-order.ts';
import { releasesFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { liveReleases } from '../release/release-store.ts';
import { type Change, changesOf, noteChange } from './change-log.ts';
import { composerOf } from './composer-of.ts';
import {
  compositionNames,
  compositionsOf,
  draftFolder,
  dropOldCompositions,
  nextName,
  sweepDrafts,
} from './compositions.ts';
import { type LiveSite, liveSite, makeLive } from './live-site.ts';
import { addOwnFiles } from './own-files.ts';
import { nameOf, siteBase } from './site-base.ts';
import { type SiteLock, whoAmI, withSiteLock } from './site-lock.ts';
import { tryFirst, type WantedTrial } from './try-first.ts';

/** What is to be another than it is. */
export type Wanted = Partial<Pick<ComposeOrder, 'promote' | 'forget' | 'configuration'>>;

/** What is to become of a site. */
export type SiteChange = {
  /** Where the site is served from. */
  siteFolder: string;
  /** The command, for the log and for those who wait: `release mf-forms`. */
  doing: string;
  /** What to change. It is given the document that is live when the change has its turn. */
  change: (document: ReleaseDocument) => Wanted | Promise<Wanted>;
  /** Whether what was composed is tried first; absent where that is not asked for. */
  trial?: WantedTrial;
};

export type Changed = Composed & { composition: string };

function changedVersions(before: ReleaseDocument, after: ReleaseDocument): Record<string, string> {
  const pairs = Object.entries(after.packages).flatMap(([name, { live }]) =>
    before.packages[name]?.live === live ? [] : [[name, live] as const],
  );
  return Object.fromEntries(pairs);
}

async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw isFull ? new Error('the disk is full: make room, then run the same command again') : error;
  });
}

/** The last step before a composition goes live: nothing may have changed since this one began. */
async function assertUnchanged(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<void> {
  lock.assertHeld();
  if (nameOf(await liveSite(siteFolder)) !== nameOf(live)) {
    throw new Error('the site was changed by somebody else meanwhile; run the same command again');
  }
}

type Ended = { changed: Changed; note: Pick<Change, 'composition' | 'replaced' | 'changed' | 'trial'> };

/** Has the shell that is to be live compose; see `composerOf`. */
export async function composeAs(
  wanted: Wanted,
  order: Omit<ComposeOrder, keyof Wanted>,
  document: ReleaseDocument,
) {
  const { promote = {}, forget = {}, configuration } = wanted;
  const shell = promote['shell'] ?? document.packages['shell']?.live;
  if (!shell) throw new Error('no shell is released yet: "npm run release shell" first');
  const composer = await composerOf(order.store, shell);
  return composedSchema.parse(await composer({ ...order, promote, forget, configuration }));
}

async function compose({ siteFolder, change, trial }: SiteChange, lock: SiteLock): Promise<Ended> {
  const { live, document, addresses } = await siteBase(siteFolder);
  const wanted = await change(document);
  const folder = draftFolder(siteFolder);
  await mkdir(folder, { recursive: true });
  const before = live.kind === 'none' ? undefined : live.folder;
  const order = { handOver, store: releasesFolder, document, addresses, folder, before };
  const composed = await composeAs(wanted, order, document);
  await addOwnFiles(siteFolder, folder);
  const releases = await liveReleases(releasesFolder, composed.document);
  const trialNote = await tryFirst(trial, { folder, releases }, live);
  await assertUnchanged(siteFolder, live, lock);
  const composition = await nextName(siteFolder);
  await rename(folder, path.join(compositionsOf(siteFolder), composition));
  await makeLive(siteFolder, composition);
  const changed = changedVersions(document, composed.document);
  return {
    changed: { ...composed, composition },
    note: { composition, replaced: nameOf(live), changed, ...trialNote },
  };
}

/** Runs a change when it is its turn, and notes how it ended. */
async function inTurn<Result>(
  { siteFolder, doing }: Pick<SiteChange, 'siteFolder' | 'doing'>,
  work: (lock: SiteLock) => Promise<{ changed: Result; note: Ended['note'] }>,
): Promise<Result> {
  const note = (end: Ended['note'] & Pick<Change, 'outcome' | 'reason'>) =>
    noteChange(siteFolder, { at: new Date().toISOString(), who: whoAmI(), doing, ...end });
  return withSiteLock(siteFolder, doing, async (lock) => {
    await sweepDrafts(siteFolder);
    try {
      const ended = await inWords(work(lock));
      await note({ outcome: 'live', ...ended.note });
      return ended.changed;
    } catch (error) {
      await sweepDrafts(siteFolder);
      const reason = error instanceof Error ? error.message : String(error);
      // A log that cannot be written must not hide why nothing changed.
      await note({ outcome: 'refused', reason }).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Changes what visitors get, whole or not at all: composes beside the live site, checks the result, and replaces the one
 * with the other in one step. Changes of one site take turns, and each starts from what the one before has made live.
 * Rejects with a sentence, and with the live site as it was. Both ends are noted in the site's log.
 */
export async function changeSite(wanted: SiteChange): Promise<Changed> {
  return inTurn(wanted, async (lock) => {
    const ended = await compose(wanted, lock);
    await dropOldCompositions(wanted.siteFolder, ended.changed.composition);
    return ended;
  });
}

/**
 * Makes the composition live again that the live one has replaced, or the one that is named: pages, configuration and
 * versions as they were, without composing. Resolves with its name.
 */
export async function goBack(siteFolder: string, wanted?: string): Promise<string> {
  return inTurn({ siteFolder, doing: 'rollback site' }, async (lock) => {
    const live = await liveSite(siteFolder);
    const last = (await changesOf(siteFolder)).findLast(({ composition }) => composition === nameOf(live));
    const target = wanted ?? last?.replaced;
    if (!target || !(await compositionNames(siteFolder)).includes(target)) {
      throw new Error(`there is no ${wanted ?? 'earlier'} composition of the site to go back to`);
    }
    await assertUnchanged(siteFolder, live, lock);
    await makeLive(siteFolder, target);
    return { changed: target, note: { composition: target, replaced: nameOf(live) } };
  });
}
