import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readAddresses, type SiteAddresses } from '../compose/site-addresses.ts';
import { releasesFolder } from '../release/places.ts';
import { readChecked } from '../release/read-checked.ts';
import { releaseDocumentSchema, type ReleaseDocument } from '../release/release-schema.ts';
import { type LiveSite, liveSite, nameOf } from './live-site.ts';

/** What the next change of a site starts from. */
export type SiteBase = {
  live: LiveSite;
  document: ReleaseDocument;
  /** Where pages are and have been. */
  addresses: SiteAddresses;
};

const fetchedSchema = z.object({
  document: releaseDocumentSchema,
  addresses: z.object({
    pages: z.record(z.string(), z.string()),
    former: z.record(z.string(), z.string()),
  }),
  /** The composition that was live here when this was fetched: it is newer than that one, and older than any after it. */
  after: z.optional(z.string()),
});

function fetchedFile(releases: string): string {
  return path.join(releases, 'fetched.json');
}

async function fetchedSite(releases: string) {
  return readChecked(fetchedFile(releases), fetchedSchema).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Notes what other machines have published, for the next change of the site here. */
export async function noteFetched(
  siteFolder: string,
  found: { document: ReleaseDocument; addresses: SiteAddresses },
): Promise<void> {
  const after = nameOf(await liveSite(siteFolder));
  const file = fetchedFile(releasesFolder);
  await mkdir(releasesFolder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify({ ...found, ...(after && { after }) }));
  await rename(`${file}.${process.pid}`, file);
}

/** What the next change starts from: what was fetched since the live composition, or what is live here, or nothing. */
export async function siteBase(siteFolder: string, releases = releasesFolder): Promise<SiteBase> {
  const live = await liveSite(siteFolder);
  const fetched = await fetchedSite(releases);
  if (fetched && fetched.after === nameOf(live)) {
    return { live, document: fetched.document, addresses: fetched.addresses };
  }
  if (live.kind === 'none')
    return { live, document: { packages: {} }, addresses: await readAddresses(undefined) };
  return { live, document: live.document, addresses: await readAddresses(live.folder) };
}
