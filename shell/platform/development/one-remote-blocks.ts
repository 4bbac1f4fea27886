import type { SiteDocument } from '../configuration/chosen-document.ts';
import { checkSite, type ConfiguredRelease } from '../configuration/check-site.ts';
import { siteFactsOf } from '../compose/facts-of-site.ts';
import { incompatibilities } from '../releases/check-compatibility.ts';
import type { Release } from '../releases/release-schema.ts';
import { remoteFiles } from '../../src/page/boot-block.ts';
import type { PageBlocks } from '../../src/page/page-blocks.ts';

export type OneRemote = {
  /** What the live site is made of. */
  releases: readonly Release[];
  /** What the remote that is worked on declares in this checkout. */
  own: ConfiguredRelease;
  /** Origin of its development server. */
  remote: string;
  site: SiteDocument;
};

/**
 * The blocks of a page in which one remote comes from its development server and all others are live. Throws if the
 * configuration does not fit them.
 */
export function oneRemoteBlocks({ releases, own, remote, site }: OneRemote): PageBlocks {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('no shell is live');
  const others = releases.filter((release) => release !== shell && release.package !== own.package);
  const [problem] = others.flatMap((release) => incompatibilities(release, shell));
  if (problem) throw new Error(problem);
  const { config, venue, required } = checkSite(site, [shell, ...others, own]);
  const manifests = [...others, own].flatMap(({ manifest }) => manifest ?? []);
  const files = others.map((release) => [release.package, remoteFiles(release)] as const);
  // Where no module is named, the page asks federation for it: only that finds what a development server exposes.
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
    required,
  };
}
