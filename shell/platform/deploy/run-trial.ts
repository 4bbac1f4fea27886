import { releasesFolder } from '../releases/folders.ts';
import { liveReleases } from '../releases/release-store.ts';
import type { Composition, Candidate } from '../verify/changed-pages.ts';
import type { Change } from './deploy-log.ts';
import type { LiveSite } from './live-site.ts';

/** Tests a composition against the live one; rejects if it must not go live. */
type Trial = (candidate: Candidate) => Promise<unknown>;

/** `unchecked` if someone chose to skip the test; undefined for commands that never test. */
export type TrialChoice = Trial | 'unchecked' | undefined;

async function compositionOf(live: LiveSite): Promise<Composition | undefined> {
  if (live.kind === 'none') return undefined;
  const releases = await liveReleases(releasesFolder, live.document).catch(() => undefined);
  // If a live release is lost, there is nothing to compare with, and all pages count as changed.
  return releases && { folder: live.folder, releases };
}

/** Tests a composition if requested. Returns the entry for the log. */
export async function runTrial(
  trial: TrialChoice,
  composed: Composition,
  before: LiveSite,
): Promise<Pick<Change, 'trial'>> {
  if (trial === undefined) return {};
  if (trial === 'unchecked') return { trial };
  await trial({ ...composed, live: await compositionOf(before) });
  return { trial: 'held' };
}
