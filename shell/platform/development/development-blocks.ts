import { remoteFiles } from '../../src/page-data/boot-block.ts';
import type { PageBlocks } from '../../src/page-data/page-blocks.ts';
import { siteFactsOf } from '../compose/facts-of-site.ts';
import { checkSite } from '../configuration/check-site.ts';
import type { UncheckedConfiguration } from '../configuration/selected-configuration.ts';
import { incompatibilities } from '../releases/compatibility.ts';
import type { ConfiguredRelease, Release } from '../releases/release-schema.ts';

export type DevelopedSite = {
  site: UncheckedConfiguration;
  /** The packages in development, with the origins of the remotes' development servers. */
  developed: readonly { declared: ConfiguredRelease; origin: string | undefined }[];
  /** The releases of all others. */
  live: readonly Release[];
};

/** Without an entry, the page uses federation, the only way to find modules on a development server. */
function filesOnServer(origin: string) {
  return { base: `${origin}/`, entry: [], parts: {}, later: {} };
}

/** The data blocks of a page in development. Throws if the configuration is invalid. */
export function developmentBlocks({ site, developed, live }: DevelopedSite): PageBlocks {
  const shell = live.find((release) => release.package === 'shell');
  const [problem] = shell ? live.flatMap((release) => incompatibilities(release, shell)) : [];
  if (problem) throw new Error(problem);
  const releases = [...live, ...developed.map(({ declared }) => declared)];
  const { config, venue } = checkSite(site, releases);
  const manifests = releases.flatMap(({ manifest }) => manifest ?? []);
  const files = [
    ...live.flatMap((release) =>
      release === shell ? [] : [[release.package, remoteFiles(release)] as const],
    ),
    ...developed.flatMap(({ declared, origin }) =>
      origin === undefined ? [] : [[declared.package, filesOnServer(origin)] as const],
    ),
  ];
  return {
    boot: {
      entry: '',
      preload: [],
      remotes: Object.fromEntries(files),
    },
    site: siteFactsOf(manifests, venue),
    config,
  };
}
