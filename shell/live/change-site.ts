import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Composed, composedSchema, type ComposeOrder, handOver } from '../compose/compose-order.ts';
import { releasesFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { liveReleases } from '../release/release-store.ts';
import { changesOf } from './change-log.ts';
import { composerOf } from './composer-of.ts';
import {
  compositionNames,
  compositionsOf,
  draftFolder,
  dropOldCompositions,
  nextName,
} from './compositions.ts';
import { inTurn, type Note } from './in-turn.ts';
import { documentIn, type LiveSite, liveSite, makeLive } from './live-site.ts';
import { addOwnFiles } from './own-files.ts';
import { nameOf, siteBase } from './site-base.ts';
import type { SiteLock } from './site-lock.ts';
import type { Source } from './source-of.ts';
import { tryFirst, type WantedTrial } from './try-first.ts';
import { documentAgain, writeAgain } from './written-again.ts';

/** What is to be another than it is. */
export type Wanted = Partial<Pick<ComposeOrder, 'promote' | 'forget' | 'configuration'>> & {
  /** From what the packages were built, for the log. */
  source?: Source;
};

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

/** The last step before a composition goes live: nothing may have changed since this one began. */
async function assertUnchanged(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<void> {
  lock.assertHeld();
  if (nameOf(await liveSite(siteFolder)) !== nameOf(live)) {
    throw new Error('the site was changed by somebody else meanwhile; run the same command again');
  }
}

type Ended = { changed: Changed; note: Note };

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

/** Finishes what lies in the draft's folder: gives it a name and makes it live. */
async function finish(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<string> {
  await assertUnchanged(siteFolder, live, lock);
  const composition = await nextName(siteFolder);
  await rename(draftFolder(siteFolder), path.join(compositionsOf(siteFolder), composition));
  await makeLive(siteFolder, composition);
  return composition;
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
  const { promote = {}, forget = {}, configuration } = wanted;
  const ordered = { ...order, promote, forget, configuration };
  const trialNote = await tryFirst(
    trial,
    { folder, releases, document: composed.document, order: ordered },
    live,
  );
  const composition = await finish(siteFolder, live, lock);
  const changed = changedVersions(document, composed.document);
  return {
    changed: { ...composed, composition },
    note: { composition, replaced: nameOf(live), changed, ...trialNote, ...wanted.source },
  };
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
 * Makes pages, configuration and versions live again as they were in the composition that the live one has replaced, or in the
 * one that is named, without composing. What has been live since stays published for open tabs. Resolves with its name.
 */
export async function goBack(siteFolder: string, wanted?: string): Promise<string> {
  return inTurn({ siteFolder, doing: 'rollback site' }, async (lock) => {
    const live = await liveSite(siteFolder);
    const last = (await changesOf(siteFolder)).findLast(({ composition }) => composition === nameOf(live));
    const target = wanted ?? last?.replaced;
    if (live.kind === 'none' || !target || !(await compositionNames(siteFolder)).includes(target)) {
      throw new Error(`there is no ${wanted ?? 'earlier'} composition of the site to go back to`);
    }
    const earlier = path.join(compositionsOf(siteFolder), target);
    const document = documentAgain(await documentIn(earlier), live.document, new Date());
    await writeAgain({ earlier, live: live.folder, folder: draftFolder(siteFolder), document });
    const composition = await finish(siteFolder, live, lock);
    const changed = changedVersions(live.document, document);
    return { changed: composition, note: { composition, replaced: nameOf(live), again: target, changed } };
  });
}
