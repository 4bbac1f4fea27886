import { mkdir, readdir, readFile, readlink, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { compositionsOf, draftFolder } from './compositions.ts';
import { groupsWith } from './share-groups.ts';

const shareSchema = z.object({
  /** The composition that some visitors get. */
  candidate: z.string().check(z.regex(/^\d{6}$/)),
  /** The live composition, which all others get. */
  beside: z.string().check(z.regex(/^\d{6}$/)),
  /** Of a hundred visitors so many get the candidate. */
  percent: z.int().check(z.minimum(1), z.maximum(99)),
  since: z.iso.datetime(),
});

/** A candidate that is given to a part of the visitors. */
export type Share = z.infer<typeof shareSchema>;

const recordName = 'share.json';
const shareFolder = /^share-\d{6}$/;

/**
 * What a server looks into for a visitor of group `07`: `/var/www/ariya.share/07` is a link to the candidate where that group
 * gets it. The whole is a link too, so that a share begins and ends in one step, and no server has to be told.
 */
export function shareLink(siteFolder: string): string {
  return `${siteFolder}.share`;
}

async function linked(link: string): Promise<string | undefined> {
  const target = await readlink(link).catch(() => undefined);
  return target && path.basename(target);
}

function shareIn(text: string): Share | undefined {
  try {
    return shareSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The share that runs beside the live composition of this name. One beside another composition is over, and so is one whose record a
 * crash has left unreadable: nothing else would ever end it.
 */
export async function shareBeside(siteFolder: string, live: string): Promise<Share | undefined> {
  const text = await readFile(path.join(shareLink(siteFolder), recordName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const share = shareIn(text);
  return share?.beside === live ? share : undefined;
}

/**
 * Prepares all that a share needs; the function that this resolves with begins it, in one step. Only the owner of the site's
 * lock may do so.
 */
export async function prepareShare(siteFolder: string, share: Share): Promise<() => Promise<void>> {
  const compositions = compositionsOf(siteFolder);
  const draft = draftFolder(siteFolder);
  const name = `share-${share.candidate}`;
  await mkdir(draft, { recursive: true });
  const links = groupsWith(share).map((group) =>
    symlink(path.join('..', share.candidate), path.join(draft, group)),
  );
  await Promise.all([...links, writeFile(path.join(draft, recordName), JSON.stringify(share))]);
  await rename(draft, path.join(compositions, name));
  const link = `${draft}-share`;
  await symlink(path.join(path.basename(compositions), name), link);
  return () => rename(link, shareLink(siteFolder));
}

/** Takes a candidate from those who have it, in one step that needs no room on the disk. */
export async function endShare(siteFolder: string): Promise<void> {
  await unlink(shareLink(siteFolder)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}

/** Removes what shares that are over have left. Only the owner of the site's lock may do so. */
export async function sweepShares(siteFolder: string): Promise<void> {
  const live = await linked(siteFolder);
  const running = live && (await shareBeside(siteFolder, live));
  if (!running) await endShare(siteFolder);
  const names = await readdir(compositionsOf(siteFolder)).catch(() => []);
  const over = names.filter(
    (name) => shareFolder.test(name) && name !== `share-${running && running.candidate}`,
  );
  await Promise.all(
    over.map((name) => rm(path.join(compositionsOf(siteFolder), name), { recursive: true, force: true })),
  );
}
