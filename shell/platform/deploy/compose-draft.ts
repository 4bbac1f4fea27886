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
 * Waits until all that was written to the disk of a folder is there: after a power cut, nothing may be named of which the bytes are
 * missing. Machines that cannot be asked for one disk alone (macOS) go without.
 */
async function flushed(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}

/** What is to be another than it is. */
export type Wanted = Partial<Pick<ComposeRequest, 'promote' | 'forget' | 'configuration'>> & {
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
  /** How what was composed is tried first; see `TrialChoice`. */
  trial?: TrialChoice;
};

/** Has the shell that is to be live compose the site, as it is wanted, into an empty folder; see `loadComposer`. */
export async function composeInto(
  folder: string,
  { promote = {}, forget = {}, configuration }: Wanted,
  { live, document, addresses }: SiteBase,
): Promise<Composed> {
  const shell = promote['shell'] ?? document.packages['shell']?.live;
  if (!shell) throw new Error('no shell has been released yet: run "npm run site -- release shell" first');
  const compose = await loadComposer(releasesFolder, shell);
  const before = live.kind === 'none' ? undefined : live.folder;
  const from = { store: releasesFolder, before, document, addresses };
  return composedSchema.parse(await compose({ ...from, folder, promote, forget, configuration }));
}

/** Composes into the draft's folder, and has the result tried if that is wanted; gives what the log says of it. */
export async function composeDraft(
  { siteFolder, change, trial }: SiteChange,
  base: SiteBase,
): Promise<{ composed: Composed; note: Note }> {
  const wanted = await change(base.document);
  const folder = draftFolder(siteFolder);
  await mkdir(folder, { recursive: true });
  const composed = await composeInto(folder, wanted, base);
  const releases = await liveReleases(releasesFolder, composed.document);
  const trialNote = await runTrial(trial, { folder, releases }, base.live);
  // After the trial: a search engine's proof may be an HTML file, and is no page of the site.
  await addOwnerFiles(siteFolder, folder);
  const changed = changedVersions(base.document, composed.document);
  return { composed, note: { changed, ...trialNote, ...wanted.source } };
}

/** Gives what lies in the draft's folder its name, under which it never changes. */
export async function finishDraft(siteFolder: string): Promise<string> {
  await flushed(draftFolder(siteFolder));
  const composition = await nextCompositionName(siteFolder);
  await rename(draftFolder(siteFolder), path.join(compositionsOf(siteFolder), composition));
  return composition;
}
