import path from 'node:path';
import type { Composed } from '../compose/compose-request.ts';
import { readLog } from './deploy-log.ts';
import { changedVersions } from '../releases/release-document.ts';
import { composeDraft, finishDraft, type SiteChange } from './compose-draft.ts';
import { compositionNames, compositionsOf, draftFolder, pruneCompositions } from './compositions.ts';
import { runExclusively } from './exclusive-change.ts';
import { documentIn, type LiveSite, liveSite, activate, nameOf, siteBase } from './live-site.ts';
import type { SiteLock } from './site-lock.ts';
import { addLaterOwnerFiles } from './owner-files.ts';
import { restoredDocument, restoreComposition } from './restore-composition.ts';

/** What was composed, the composition that is live now, and the one that it replaced. */
export type Changed = Composed & { composition: string; replaced: string | undefined };

/** The last step before visitors get something else: nothing may have changed since this change began. */
async function assertUnchanged(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<void> {
  lock.assertHeld();
  const now = await liveSite(siteFolder);
  if (now.kind !== live.kind || nameOf(now) !== nameOf(live)) {
    throw new Error('someone else changed the site in the meantime; run the same command again');
  }
}

/** Finishes what lies in the draft's folder: gives it a name and makes it live. */
async function finish(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<string> {
  await assertUnchanged(siteFolder, live, lock);
  const composition = await finishDraft(siteFolder);
  await activate(siteFolder, composition, lock);
  return composition;
}

/**
 * Changes what visitors get, whole or not at all: composes beside the live site, checks the result, and replaces the one
 * with the other in one step. Changes of one site take turns, and each starts from what the one before has made live.
 * Rejects with a sentence, and with the live site as it was. Both ends are noted in the site's log.
 */
export async function changeSite(wanted: SiteChange): Promise<Changed> {
  const { siteFolder } = wanted;
  return runExclusively(wanted, async (lock) => {
    const base = await siteBase(siteFolder);
    const { composed, note } = await composeDraft(wanted, base);
    const composition = await finish(siteFolder, base.live, lock);
    await pruneCompositions(siteFolder, composition);
    return {
      changed: { ...composed, composition, replaced: nameOf(base.live) },
      note: { composition, replaced: nameOf(base.live), ...note },
    };
  });
}

/** The composition that the live one has replaced, as the log tells it; where that is not in the log, the one before it. */
async function replacedBy(siteFolder: string, live: string | undefined): Promise<string | undefined> {
  const changes = await readLog(siteFolder);
  const told = changes.findLast(({ composition }) => composition === live);
  if (told || live === undefined) return told?.replaced;
  return (await compositionNames(siteFolder)).find((name) => name < live);
}

/** Name of the composition to go back to: the one that is named, or the one that the live one has replaced. */
async function earlierName(siteFolder: string, live: LiveSite, wanted?: string): Promise<string> {
  const target = wanted ?? (await replacedBy(siteFolder, nameOf(live)));
  if (!target || !(await compositionNames(siteFolder)).includes(target)) {
    throw new Error(`there is no ${wanted ?? 'earlier'} composition of the site to go back to`);
  }
  return target;
}

/**
 * Makes pages, configuration and versions live again as they were in the composition that the live one has replaced, or in the
 * one that is named, without composing. What has been live since stays published for open tabs. Resolves with the name of what is
 * live.
 */
export async function rollbackSite(siteFolder: string, wanted?: string): Promise<string> {
  return runExclusively({ siteFolder, doing: 'rollback site' }, async (lock) => {
    const live = await liveSite(siteFolder);
    if (live.kind === 'none') throw new Error('there is no site yet');
    const target = await earlierName(siteFolder, live, wanted);
    const earlier = path.join(compositionsOf(siteFolder), target);
    const document = restoredDocument(await documentIn(earlier), live.document, new Date());
    await restoreComposition({ earlier, live: live.folder, folder: draftFolder(siteFolder), document });
    await addLaterOwnerFiles(siteFolder, draftFolder(siteFolder));
    const composition = await finish(siteFolder, live, lock);
    const changed = changedVersions(live.document, document);
    return { changed: composition, note: { composition, replaced: nameOf(live), again: target, changed } };
  });
}
