import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { errorMessage } from '../common/error-message.ts';
import { copyFiles, filesBelow } from '../common/file-trees.ts';
import type { Composed } from '../compose/compose-request.ts';
import { readAddresses, redirectsOf } from '../compose/site-addresses.ts';
import { liveReleases } from '../releases/release-store.ts';
import { changedVersions, type SiteState } from '../releases/site-state.ts';
import type { Candidate, Composition } from '../verify/pages-to-verify.ts';
import {
  compositionsOf,
  draftFolder,
  nextCompositionName,
  pruneCompositions,
  removeDrafts,
  removeOwnDraft,
} from './compositions.ts';
import { appendToLog, type LogEntry } from './deploy-log.ts';
import type { Source } from './git-source.ts';
import { activate, currentSite, type LiveSite } from './live-site.ts';
import { composeInto } from './run-composer.ts';
import { type SiteLock, currentUser, withSiteLock } from './site-lock.ts';

export type Deployment = {
  /** Where the site is served from. */
  siteFolder: string;
  /** The store of releases. */
  store: string;
  /** The command, for the log and for waiting commands: `release mf-forms`. */
  command: string;
  /** The state to make live. Called with the live one, while no other command changes the site. */
  change: (state: SiteState) => SiteState | Promise<SiteState>;
  /** Verifies the result; rejects if it must not go live. `skipped` if someone chose to skip that. */
  verify?: ((candidate: Candidate) => Promise<void>) | 'skipped' | undefined;
  /** What the packages were built from, for the log. */
  source?: Source;
};

/** What a successful change adds to its log entry. */
type LogDetails = Omit<LogEntry, 'at' | 'user' | 'command' | 'outcome'>;

type SiteCommand = Pick<Deployment, 'siteFolder' | 'command'>;

/**
 * Runs work while no other command changes the site, after removing what killed commands left behind, and logs
 * success or failure.
 */
export async function runSiteCommand<Result>(
  { siteFolder, command }: SiteCommand,
  work: (lock: SiteLock) => Promise<{ result: Result; note: LogDetails }>,
): Promise<Result> {
  const log = (end: LogDetails & Pick<LogEntry, 'outcome'>) =>
    // A log that cannot be written does not affect the live site, and must not hide the original error.
    appendToLog(siteFolder, { at: new Date().toISOString(), user: currentUser(), command, ...end }).catch(
      () => undefined,
    );
  try {
    const { result, note } = await withSiteLock(siteFolder, command, async (lock) => {
      await removeDrafts(siteFolder);
      return work(lock);
    });
    await log({ outcome: 'succeeded', ...note });
    return result;
  } catch (error) {
    // The next command removes what could not be removed here.
    await removeOwnDraft(siteFolder).catch(() => undefined);
    await log({ outcome: 'failed', reason: errorMessage(error) });
    throw error;
  }
}

async function compositionOf(store: string, live: LiveSite): Promise<Composition | undefined> {
  if (live.kind === 'none') return undefined;
  const releases = await liveReleases(store, live.state).catch(() => undefined);
  // If a live release is lost, there is nothing to compare with, and all pages count as changed.
  return releases && { folder: live.folder, releases };
}

/** Verifies a draft if requested. Returns the entry for the log. */
async function verifyDraft(
  { verify, store }: Pick<Deployment, 'verify' | 'store'>,
  draft: { folder: string; state: SiteState },
  live: LiveSite,
): Promise<Pick<LogEntry, 'verify'>> {
  if (verify === undefined) return {};
  if (verify === 'skipped') return { verify };
  const releases = await liveReleases(store, draft.state);
  await verify({ folder: draft.folder, releases, live: await compositionOf(store, live) });
  return { verify: 'passed' };
}

/**
 * Flushes a folder to disk, so that a power cut cannot leave a link to files whose bytes are missing. Does
 * nothing where a single file system cannot be flushed (macOS).
 */
async function flush(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}

/** Where owners put files that no package ships, such as a search engine's proof of ownership. */
function ownerFolder(siteFolder: string): string {
  return path.join(compositionsOf(siteFolder), 'own');
}

/** Adds the owner's files to a composition. Rejects if one of them would replace a file of the site. */
export async function addOwnerFiles(siteFolder: string, folder: string): Promise<void> {
  const own = ownerFolder(siteFolder);
  if (!existsSync(own)) return;
  const double = (await filesBelow(own)).find((file) => existsSync(path.join(folder, file)));
  if (double) throw new Error(`${path.join(own, double)} would replace a file of the site: rename it`);
  await copyFiles(own, folder);
}

/** Gives the draft its final name. It never changes afterwards. */
export async function finishDraft(siteFolder: string): Promise<string> {
  await flush(draftFolder(siteFolder));
  const composition = await nextCompositionName(siteFolder);
  await rename(draftFolder(siteFolder), path.join(compositionsOf(siteFolder), composition));
  return composition;
}

export type Deployed = Composed & {
  /** The name of the composition. */
  composition: string;
  /** Whether addresses redirect elsewhere than before. */
  hasMovedPages: boolean;
};

async function redirectsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  return redirectsOf(await readAddresses(folder));
}

/**
 * Changes the live site completely or not at all: composes beside it, checks the result, and switches to it in
 * one step. Changes of a site run one at a time, each starting from the result of the previous one. Rejects
 * with a message and leaves the live site unchanged.
 */
export async function deploySite(deployment: Deployment): Promise<Deployed> {
  const { siteFolder, store, change, source } = deployment;
  return runSiteCommand(deployment, async (lock) => {
    const current = await currentSite(siteFolder);
    const state = await change(current.state);
    const folder = draftFolder(siteFolder);
    await mkdir(folder, { recursive: true });
    const composed = await composeInto({ store, folder, state }, current);
    const verified = await verifyDraft(deployment, { folder, state: composed.state }, current.live);
    // Added after that, because a search engine's proof may be an HTML file.
    await addOwnerFiles(siteFolder, folder);
    const hasMovedPages = !isDeepStrictEqual(redirectsOf(current.addresses), await redirectsIn(folder));
    lock.assertHeld();
    const composition = await finishDraft(siteFolder);
    await activate(siteFolder, composition, lock);
    await pruneCompositions(siteFolder, composition);
    const changed = changedVersions(current.state, composed.state);
    const result = { ...composed, composition, hasMovedPages };
    return { result, note: { composition, changed, ...verified, ...source } };
  });
}
