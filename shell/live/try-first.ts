import { rm } from 'node:fs/promises';
import type { ComposeOrder } from '../compose/compose-order.ts';
import { releasesFolder } from '../release/places.ts';
import { liveReleases } from '../release/release-store.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import type { Composition } from '../trial/changed-pages.ts';
import type { Candidate } from '../trial/candidate.ts';
import type { Change } from './change-log.ts';
import { composeUnderFormer, formerShell } from './former-shell.ts';
import type { LiveSite } from './live-site.ts';

/** Looks at a composition before it goes live, beside the live one; rejects if it must not. */
export type Trial = (candidate: Candidate) => Promise<unknown>;

/** Whether what was composed is tried first; undefined where nobody asks for that. */
export type WantedTrial = Trial | 'unchecked' | undefined;

async function compositionOf(live: LiveSite): Promise<Composition | undefined> {
  if (live.kind === 'none') return undefined;
  const releases = await liveReleases(releasesFolder, live.document).catch(() => undefined);
  // Where a live release is lost, there is nothing to compare with: all pages count as changed.
  return releases && { folder: live.folder, releases };
}

/** What was composed, and from what. */
type Composed = Composition & { document: ReleaseDocument; order: ComposeOrder };

async function tryBothWays(trial: Trial, composed: Composed, before: LiveSite): Promise<void> {
  const { folder, releases, document, order } = composed;
  const underFormer = `${folder}-former`;
  try {
    const shell = await formerShell(order.store, document, releases);
    const former = shell && (await composeUnderFormer(shell, { ...order, folder: underFormer }));
    await trial({ folder, releases, live: await compositionOf(before), former });
  } finally {
    await rm(underFormer, { recursive: true, force: true });
  }
}

/** Has a composition tried, if that is asked for; gives what the log says of it. */
export async function tryFirst(
  trial: WantedTrial,
  composed: Composed,
  before: LiveSite,
): Promise<Pick<Change, 'trial'>> {
  if (trial === undefined) return {};
  if (trial === 'unchecked') return { trial };
  await tryBothWays(trial, composed, before);
  return { trial: 'held' };
}
