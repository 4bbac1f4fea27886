import type { SiteDocument } from '../configuration/chosen-document.ts';
import { checkSite } from '../configuration/check-site.ts';
import { siteFactsOf } from '../compose/facts-of-site.ts';
import { incompatibilities } from '../releases/compatibility.ts';
import type { Release, ConfiguredRelease } from '../releases/release-schema.ts';
import { remoteFiles } from '../../src/page-data/boot-block.ts';
import type { PageBlocks } from '../../src/page-data/page-blocks.ts';

export type OneRemote = {
  /** The live releases. */
  releases: readonly Release[];
  /** What the remote in development declares in this checkout. */
  own: ConfiguredRelease;
  /** Origin of its development server. */
  remote: string;
  site: SiteDocument;
};

/**
 * The data blocks of a page with one remote from its development server and all others live. Throws if the
 * configuration is invalid.
 */
export function oneRemoteBlocks({ releases, own, remote, site }: OneRemote): PageBlocks {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('no shell is live');
  const others = releases.filter((release) => release !== shell && release.package !== own.package);
  const [problem] = others.flatMap((release) => incompatibilities(release, shell));
  if (problem) throw new Error(problem);
  const { config, venue } = checkSite(site, [shell, ...others, own]);
  const manifests = [...others, own].flatMap(({ manifest }) => manifest ?? []);
  const files = others.map((release) => [release.package, remoteFiles(release)] as const);
  // Without an entry, the page uses federation, the only way to find modules on a development server.
  const served = { base: `${remote}/`, entry: [], parts: {}, later: {} };
  return {
    boot: {
      contract: shell.contract,
      entry: '',
      preload: [],
      remotes: { ...Object.fromEntries(files), [own.package]: served },
    },
    site: siteFactsOf(manifests, venue),
    config,
  };
}
