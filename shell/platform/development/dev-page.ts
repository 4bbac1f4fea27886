import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { siteFactsOf } from '../compose/facts-of-site.ts';
import { checkSite } from '../configuration/check-site.ts';
import type { SiteDocument } from '../configuration/chosen-document.ts';
import { declaredReleases } from '../configuration/declared-releases.ts';
import { readManifests } from '../build/remote-declarations.ts';
import type { PageBlocks } from '../../src/page-data/page-blocks.ts';

/** The data blocks of a development page, with every remote on its own development server. */
export async function devPageBlocks(document: SiteDocument): Promise<PageBlocks> {
  const manifests = await readManifests();
  const { config, venue } = checkSite(document, await declaredReleases());
  const remotes = manifests.map(
    ({ name, port }) =>
      [name, { base: `http://127.0.0.1:${port}/`, entry: [], parts: {}, later: {} }] as const,
  );
  return {
    boot: { contract: contractVersion, entry: '', preload: [], remotes: Object.fromEntries(remotes) },
    site: siteFactsOf(manifests, venue),
    config,
  };
}
