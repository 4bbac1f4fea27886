import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';

/** What of the site's pages a page needs to know. */
export type PageUses = {
  address: string;
  /** Addresses that links of its markup lead to. */
  links: readonly string[];
  /** Names of views in the code of the remotes whose parts stand in it. */
  references: readonly string[];
};

const link = /<a\s[^>]*?href="(\/[^"#?]*)/g;

/** Addresses of this site that links in rendered markup lead to, once each, in order; without query and hash. */
export function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(link)].map(([, address = '']) => address.replace(/(.)\/$/, '$1'));
  return [...new Set(addresses)].sort();
}

/**
 * The facts that a page carries: of the site's pages only itself and those that its links and its code may lead to. All others come
 * with the release's file of modules, before the code of another page does.
 */
export function factsOfPage(facts: SiteFacts, { address, links, references }: PageUses): SiteFacts {
  const addresses = new Set([address, ...links]);
  const views = new Set(references);
  const pages = facts.pages.filter((page) => addresses.has(page.address) || views.has(page.view));
  return { ...facts, pages };
}
