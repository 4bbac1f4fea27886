import path from 'node:path';
import { readAddresses } from '../compose/site-addresses.ts';
import { isFullDisk } from '../release/in-words.ts';
import { forget, liveUntil } from '../release/release-moves.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { changesOf } from './change-log.ts';
import { assertUnchanged } from './change-site.ts';
import { changedVersions } from './changed-versions.ts';
import { composeDraft, finishDraft, type SiteChange } from './compose-draft.ts';
import { compositionsOf, draftFolder, dropOldCompositions } from './compositions.ts';
import { takeBack } from './end-of-share.ts';
import { inTurn } from './in-turn.ts';
import { documentIn, type LiveSite, liveSite, makeLive } from './live-site.ts';
import { assertNotShared, runningShare } from './running-share.ts';
import { endShare, prepareShare, type Share } from './share.ts';
import { siteBase, type SiteBase } from './site-base.ts';
import { writeAgain } from './written-again.ts';

/** The live document, with the candidate's versions among those that stay published for open tabs. */
export function keptBeside(
  live: ReleaseDocument,
  versions: Readonly<Record<string, string>>,
  now: Date,
): ReleaseDocument {
  return Object.entries(versions).reduce((document, [name, version]) => {
    const without = forget(document, name, version);
    const entry = without.packages[name];
    if (!entry) {
      throw new Error(`${name} has never been live: release it for everybody, without --share`);
    }
    const kept = [version, ...entry.kept];
    const until = { ...entry.until, [version]: now.toISOString() };
    return { ...without, packages: { ...without.packages, [name]: { ...entry, kept, until } } };
  }, live);
}

type Composition = Extract<LiveSite, { kind: 'composition' }>;

/** The live composition, if there can be a candidate beside it. */
function shareable({ live, document }: SiteBase): Composition {
  assertNotShared(live);
  if (live.kind !== 'composition')
    throw new Error('nothing is live yet that others could go on getting: release without --share');
  if (live.document !== document) {
    throw new Error('what was fetched is newer than what is live here: "npm run compose" first');
  }
  return live;
}

/** An address that only some visitors have must not be one that others have already. */
async function assertSameAddresses(live: string, candidate: string): Promise<void> {
  const [before, after] = await Promise.all([readAddresses(live), readAddresses(candidate)]);
  const there = new Set(Object.values(after.pages));
  const gone = Object.values(before.pages).filter((address) => !there.has(address));
  if (gone.length > 0) {
    throw new Error(
      `it moves or removes ${gone.join(', ')}, and links would lead nowhere for a part of the visitors: release it without --share`,
    );
  }
}

export type WantedShare = SiteChange & { percent: number };

/**
 * Composes a candidate, has it tried, and gives it to a part of the visitors beside the live site. The live composition is
 * written again with the candidate's files first, which therefore outlive the share in open tabs. Resolves with the share;
 * rejects with a sentence, and with every visitor on the live site.
 */
export async function shareSite(wanted: WantedShare): Promise<Share> {
  const { siteFolder, percent } = wanted;
  return inTurn(wanted, async (lock) => {
    const base = await siteBase(siteFolder);
    const live = shareable(base);
    const { note } = await composeDraft(wanted, base);
    const { changed = {} } = note;
    const now = new Date();
    const document = keptBeside(live.document, changed, now);
    const folder = draftFolder(siteFolder);
    await assertSameAddresses(live.folder, folder);
    const candidate = await finishDraft(siteFolder);
    const candidateFolder = path.join(compositionsOf(siteFolder), candidate);
    await writeAgain({ earlier: live.folder, live: candidateFolder, folder, document });
    await assertUnchanged(siteFolder, live, lock);
    const beside = await finishDraft(siteFolder);
    const share = { candidate, beside, percent, since: now.toISOString() };
    const begin = await prepareShare(siteFolder, share);
    await makeLive(siteFolder, beside, lock);
    await begin();
    runningShare(await liveSite(siteFolder), candidate);
    await dropOldCompositions(siteFolder, beside);
    const last = (await changesOf(siteFolder)).findLast(({ composition }) => composition === live.name);
    return {
      changed: share,
      note: {
        ...note,
        outcome: 'shared',
        composition: beside,
        again: live.name,
        replaced: last?.replaced,
        candidate,
        percent,
      },
    };
  });
}

/** Gives the candidate of the running share to everybody. Resolves with the composition that is live. */
export async function shareWithAll(siteFolder: string): Promise<string> {
  return inTurn({ siteFolder, doing: 'release --all' }, async (lock) => {
    const live = runningShare(await liveSite(siteFolder));
    const folder = path.join(compositionsOf(siteFolder), live.share.candidate);
    const shared = await documentIn(folder);
    // Those that it replaces were live until now, and not until the share began.
    const document = liveUntil(shared, changedVersions(shared, live.document), new Date());
    await writeAgain({ earlier: folder, live: live.folder, folder: draftFolder(siteFolder), document });
    await assertUnchanged(siteFolder, live, lock);
    const composition = await finishDraft(siteFolder);
    await makeLive(siteFolder, composition, lock);
    await endShare(siteFolder);
    const changed = changedVersions(live.document, document);
    return { changed: composition, note: { composition, replaced: live.name, changed } };
  });
}

type Withdrawal = {
  siteFolder: string;
  /** Why, for the log. */
  reason: string;
  /** The candidate that is meant; without one, that of the running share. */
  candidate?: string;
};

/** Takes the candidate of the running share from those who have it: everybody gets the live site again. Resolves with the composition of that. */
export async function withdrawShare({ siteFolder, reason, candidate }: Withdrawal): Promise<string> {
  const running = async () => runningShare(await liveSite(siteFolder), candidate);
  return inTurn({ siteFolder, doing: 'release --withdraw' }, async (lock) => {
    const live = await running();
    const { composition, note } = await takeBack(siteFolder, live, lock);
    return {
      changed: composition,
      note: { ...note, outcome: 'withdrawn', candidate: live.share.candidate, reason },
    };
  }).catch(async (error: unknown) => {
    // A turn needs room on the disk, and visitors must not wait for that.
    if (!isFullDisk(error)) throw error;
    const { name } = await running();
    await endShare(siteFolder);
    return name;
  });
}
