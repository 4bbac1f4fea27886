import { releasesFolder } from '../releases/folders.ts';
import { liveReleases } from '../releases/release-store.ts';
import type { Composition, Candidate } from '../verify/changed-pages.ts';
import type { Change } from './deploy-log.ts';
import type { LiveSite } from './live-site.ts';

/** Looks at a composition before it goes live, beside the live one; rejects if it must not. */
type Trial = (candidate: Candidate) => Promise<unknown>;

/** How what was composed is tried first: `unchecked` where somebody chose to go without, undefined where the command never tries. */
export type TrialChoice = Trial | 'unchecked' | undefined;

async function compositionOf(live: LiveSite): Promise<Composition | undefined> {
  if (live.kind === 'none') return undefined;
  const releases = await liveReleases(releasesFolder, live.document).catch(() => undefined);
  // Where a live release is lost, there is nothing to compare with: all pages count as changed.
  return releases && { folder: live.folder, releases };
}

/** Tries a composition if that is wanted; returns what the log says of it. */
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
