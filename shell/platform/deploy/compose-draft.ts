import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Composed, composedSchema, type ComposeRequest } from '../compose/compose-request.ts';
import { releasesFolder } from '../releases/folders.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { liveReleases } from '../releases/release-store.ts';
import { changedVersions } from '../releases/release-document.ts';
import { loadComposer } from './load-composer.ts';
import { compositionsOf, draftFolder, nextCompositionName } from './compositions.ts';
import type { Note } from './exclusive-change.ts';
import { addOwnerFiles } from './owner-files.ts';
import type { SiteBase } from './live-site.ts';
import type { Source } from './git-source.ts';
import { runTrial, type TrialChoice } from './run-trial.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Flushes a folder to disk, so that a power cut cannot leave a link to files whose bytes are missing. Does
 * nothing where a single file system cannot be flushed (macOS).
 */
async function flush(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}

export type RequestedChanges = Partial<Pick<ComposeRequest, 'promote' | 'forget' | 'configuration'>> & {
  /** What the packages were built from, for the log. */
  source?: Source;
};

export type SiteChange = {
  /** Where the site is served from. */
  siteFolder: string;
  /** The command, for the log and for waiting commands: `release mf-forms`. */
  doing: string;
  /** What to change. Called with the live document once the lock is held. */
  change: (document: ReleaseDocument) => RequestedChanges | Promise<RequestedChanges>;
  /** How to test the result first; see `TrialChoice`. */
  trial?: TrialChoice;
};

/** Composes the site into an empty folder, with the composer of the shell that is about to be live. */
export async function composeInto(
  folder: string,
  { promote = {}, forget = {}, configuration }: RequestedChanges,
  { live, document, addresses }: SiteBase,
): Promise<Composed> {
  const shell = promote['shell'] ?? document.packages['shell']?.live;
  if (!shell) throw new Error('no shell has been released yet: run "npm run site -- release shell" first');
  const compose = await loadComposer(releasesFolder, shell);
  const before = live.kind === 'none' ? undefined : live.folder;
  const from = { store: releasesFolder, before, document, addresses };
  return composedSchema.parse(await compose({ ...from, folder, promote, forget, configuration }));
}

/** Composes a draft and tests it if requested. Resolves with the entry for the log. */
export async function composeDraft(
  { siteFolder, change, trial }: SiteChange,
  base: SiteBase,
): Promise<{ composed: Composed; note: Note }> {
  const requested = await change(base.document);
  const folder = draftFolder(siteFolder);
  await mkdir(folder, { recursive: true });
  const composed = await composeInto(folder, requested, base);
  const releases = await liveReleases(releasesFolder, composed.document);
  const trialNote = await runTrial(trial, { folder, releases }, base.live);
  // Added after the tests, because a search engine's proof may be an HTML file.
  await addOwnerFiles(siteFolder, folder);
  const changed = changedVersions(base.document, composed.document);
  return { composed, note: { changed, ...trialNote, ...requested.source } };
}

/** Gives the draft its final name. It never changes afterwards. */
export async function finishDraft(siteFolder: string): Promise<string> {
  await flush(draftFolder(siteFolder));
  const composition = await nextCompositionName(siteFolder);
  await rename(draftFolder(siteFolder), path.join(compositionsOf(siteFolder), composition));
  return composition;
}
