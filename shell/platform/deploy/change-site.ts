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

/** What was composed, the live composition, and the one it replaced. */
export type Changed = Composed & { composition: string; replaced: string | undefined };

/** The last check before going live: nothing may have changed since this change began. */
async function assertUnchanged(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<void> {
  lock.assertHeld();
  const now = await liveSite(siteFolder);
  if (now.kind !== live.kind || nameOf(now) !== nameOf(live)) {
    throw new Error('someone else changed the site in the meantime; run the same command again');
  }
}

/** Names the draft and makes it live. */
async function finish(siteFolder: string, live: LiveSite, lock: SiteLock): Promise<string> {
  await assertUnchanged(siteFolder, live, lock);
  const composition = await finishDraft(siteFolder);
  await activate(siteFolder, composition, lock);
  return composition;
}

/**
 * Changes the live site completely or not at all: composes beside it, checks the result, and switches to it in
 * one step. Changes of a site run one at a time, each starting from the result of the previous one. Rejects
 * with a message and leaves the live site unchanged. The log records success and failure.
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

/** The composition that the live one replaced, according to the log, or else the previous one. */
async function replacedBy(siteFolder: string, live: string | undefined): Promise<string | undefined> {
  const changes = await readLog(siteFolder);
  const told = changes.findLast(({ composition }) => composition === live);
  if (told || live === undefined) return told?.replaced;
  return (await compositionNames(siteFolder)).find((name) => name < live);
}

/** The composition to go back to: the one named, or the one that the live one replaced. */
async function earlierName(siteFolder: string, live: LiveSite, wanted?: string): Promise<string> {
  const target = wanted ?? (await replacedBy(siteFolder, nameOf(live)));
  if (!target || !(await compositionNames(siteFolder)).includes(target)) {
    throw new Error(`there is no ${wanted ?? 'earlier'} composition of the site to go back to`);
  }
  return target;
}

/**
 * Restores the pages, configuration and versions of an earlier composition without composing. Versions that
 * were live since then stay published for open tabs. Resolves with the name of the new composition.
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
