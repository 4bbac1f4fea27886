import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';

/** What a page refers to. */
export type PageUses = {
  address: string;
  /** Addresses that its markup links to. */
  links: readonly string[];
  /** Names of views in the code of the remotes with a part in it. */
  references: readonly string[];
};

const link = /<a\s[^>]*?href="(\/[^"#?]*)/g;

/** Addresses of this site that rendered markup links to: unique, sorted, without query and hash. */
export function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(link)].map(([, address = '']) => address.replace(/(.)\/$/, '$1'));
  return [...new Set(addresses)].sort();
}

/**
 * The facts for one page, which list only that page and those it refers to. The module list brings all
 * others, before their code is needed.
 */
export function factsOfPage(facts: SiteFacts, { address, links, references }: PageUses): SiteFacts {
  const addresses = new Set([address, ...links]);
  const views = new Set(references);
  const pages = facts.pages.filter((page) => addresses.has(page.address) || views.has(page.view));
  return { ...facts, pages };
}
