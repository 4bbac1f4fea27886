import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { documentName } from '../compose/compose-request.ts';
import { readJson } from '../releases/read-json.ts';
import { releaseDocumentSchema, type ReleaseDocument } from '../releases/release-schema.ts';
import { compositionsOf, draftFolder } from './compositions.ts';
import type { SiteLock } from './site-lock.ts';
import { readAddresses, type SiteAddresses } from '../compose/site-addresses.ts';

/** What visitors get, and the release document that it was made from. */
export type LiveSite =
  | { kind: 'none' }
  /** A folder that was copied from another machine (docs/releasing.md). */
  | { kind: 'folder'; folder: string; document: ReleaseDocument }
  | { kind: 'composition'; name: string; folder: string; document: ReleaseDocument };

/** The release document of a composition. */
export function documentIn(folder: string): Promise<ReleaseDocument> {
  return readJson(path.join(folder, documentName), releaseDocumentSchema);
}

/** Throws where a folder of something else is in the site's place: it is not ours to move aside. */
function assertOurs(siteFolder: string, files: readonly string[]): void {
  if (files.includes(documentName)) return;
  throw new Error(
    `${siteFolder} is not empty but holds no site (no ${documentName}): empty it, or set SITE_FOLDER to another folder`,
  );
}

/** The composition that is live; an empty folder in its place is none yet. There is no second record of it: what the link says is so. */
export async function liveSite(siteFolder: string): Promise<LiveSite> {
  const found = await lstat(siteFolder).catch(() => undefined);
  if (!found) return { kind: 'none' };
  if (!found.isSymbolicLink()) {
    const files = await readdir(siteFolder);
    if (files.length === 0) return { kind: 'none' };
    assertOurs(siteFolder, files);
    return { kind: 'folder', folder: siteFolder, document: await documentIn(siteFolder) };
  }
  const folder = path.resolve(path.dirname(siteFolder), await readlink(siteFolder));
  return { kind: 'composition', name: path.basename(folder), folder, document: await documentIn(folder) };
}

/** Name of the composition that is live, if it is one. */
export function nameOf(live: LiveSite): string | undefined {
  return 'name' in live ? live.name : undefined;
}

/**
 * Makes a finished composition live by replacing the link in one step, and reads it back. Whoever asks for a file meanwhile gets it from
 * the old or from the new one, both whole. Only where the site was copied as a folder are two steps needed: it is moved aside first.
 *
 * The new link is a draft until it replaces the other, and the lock is looked at when it is there. For a command that takes over the lock
 * sweeps all drafts before it reads what is live: either it has swept this link, and the step fails, or it reads what this step has made
 * live.
 */
export async function activate(siteFolder: string, name: string, lock?: SiteLock): Promise<void> {
  const compositions = compositionsOf(siteFolder);
  const link = `${draftFolder(siteFolder)}-link`;
  await mkdir(compositions, { recursive: true });
  await symlink(path.join(path.basename(compositions), name), link);
  const before = await liveSite(siteFolder);
  lock?.assertHeld();
  if (before.kind === 'folder') {
    const aside = path.join(compositions, 'copied');
    await rm(aside, { recursive: true, force: true });
    await rename(siteFolder, aside);
  }
  if (before.kind === 'none') await rmdir(siteFolder).catch(() => undefined);
  await rename(link, siteFolder);
  const after = await liveSite(siteFolder);
  if (nameOf(after) !== name) {
    throw new Error(`${siteFolder} does not point to composition ${name}: something else has changed it`);
  }
}

/** What the next change of a site starts from. */
export type SiteBase = {
  live: LiveSite;
  document: ReleaseDocument;
  /** Where pages are and have been. */
  addresses: SiteAddresses;
};

/** What is live, or nothing. */
export async function siteBase(siteFolder: string): Promise<SiteBase> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') {
    return { live, document: { packages: {} }, addresses: await readAddresses(undefined) };
  }
  return { live, document: live.document, addresses: await readAddresses(live.folder) };
}
