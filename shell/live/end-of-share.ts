import { liveUntil } from '../release/release-moves.ts';
import { changesOf } from './change-log.ts';
import { finishDraft } from './compose-draft.ts';
import { draftFolder, removeOwnDrafts } from './compositions.ts';
import type { Note } from './in-turn.ts';
import { makeLive, type SharedSite } from './live-site.ts';
import { sharedVersions } from './running-share.ts';
import { endShare } from './share.ts';
import type { SiteLock } from './site-lock.ts';
import { writeAgain } from './written-again.ts';

type Ended = { composition: string; note: Pick<Note, 'composition' | 'again' | 'replaced'> };

/** Writes the live site once more, in which the versions of a candidate were live until now, and not until their share began. */
async function noteEnd(siteFolder: string, live: SharedSite, lock: SiteLock): Promise<Ended> {
  const { name, folder: earlier } = live;
  const versions = await sharedVersions(siteFolder, live);
  if (Object.keys(versions).length === 0) return { composition: name, note: {} };
  const document = liveUntil(live.document, versions, new Date());
  await writeAgain({ earlier, live: earlier, folder: draftFolder(siteFolder), document });
  const composition = await finishDraft(siteFolder);
  await makeLive(siteFolder, composition, lock);
  const { replaced } = (await changesOf(siteFolder)).findLast((change) => change.composition === name) ?? {};
  return { composition, note: { composition, again: name, replaced } };
}

/**
 * Takes the candidate of a running share from those who have it, at once; then notes that tabs may have had it until now. Resolves with
 * the composition that is live.
 */
export async function takeBack(siteFolder: string, live: SharedSite, lock: SiteLock): Promise<Ended> {
  lock.assertHeld();
  await endShare(siteFolder);
  // Where a full disk has no room for the note, its days count from the beginning of the share.
  return noteEnd(siteFolder, live, lock).catch(async () => {
    await removeOwnDrafts(siteFolder).catch(() => undefined);
    return { composition: live.name, note: {} };
  });
}
