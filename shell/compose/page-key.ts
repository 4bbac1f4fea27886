import { createHash } from 'node:crypto';
import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import type { CheckedSite } from '../configuration/check-site.ts';
import type { Release } from '../release/release-schema.ts';
import { factsOfPage } from '../src/page/page-facts.ts';
import type { PagesAbove } from './found/found-tags.ts';

/** What a site is made of. */
export type SiteBasis = Pick<CheckedSite, 'config' | 'required' | 'origins' | 'siteUrl'> & {
  facts: SiteFacts;
  shell: Release;
  remotes: readonly Release[];
};

/** What a page uses of it, as its markup showed when it was last rendered. */
export type UsedByPage = { address: string; remotes: readonly string[]; links: readonly string[] };

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

/**
 * Makes the key of each page: a hash of everything that it is made of. Of the site that is the shell (with what composes), the
 * configuration, and the facts but for the pages; of its remotes their versions; of the pages those that it names. While a key
 * stays the same, so does the page, but for the file of modules that it names. What it uses needs no hash of its own: it
 * follows from the same things.
 */
export function pageKeys({ facts, shell, remotes, config, required, origins, siteUrl }: SiteBasis) {
  const releases = new Map(remotes.map((release) => [release.package, release]));
  const { pages: _pages, ...rest } = facts;
  const site = hashOf([shell.version, config, required, origins, siteUrl, rest]);
  return ({ address, remotes: used, links }: UsedByPage, above: PagesAbove | undefined): string => {
    const versions = used.map((name) => [name, releases.get(name)?.version]);
    const references = used.flatMap((name) => releases.get(name)?.references ?? []);
    const { pages } = factsOfPage(facts, { address, links, references });
    return hashOf([site, address, versions, pages, above]);
  };
}
