import { readAddresses, type SiteAddresses } from '../compose/site-addresses.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { type LiveSite, liveSite } from './live-site.ts';

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
