import pMap from 'p-map';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { ancestorsOf, type Ancestors } from './seo/seo-tags.ts';
import type { PageMetadata } from './seo/page-metadata.ts';
import { writePage } from './site-files.ts';

/** A rendered page, and its metadata for search engines and link previews. */
export type BuiltPage = { html: string; metadata: PageMetadata };

export type Pages = {
  addresses: readonly string[];
  folder: string;
  siteUrl: string | undefined;
  venue: Venue;
  /** Renders a page; `ancestors` is undefined if the site has no address. */
  build: (address: string, ancestors: Ancestors | undefined) => Promise<BuiltPage>;
};

/** Pages rendered at a time: enough to keep two cores busy without using too much memory. */
const atOnce = { concurrency: 24 };

/** `/` is 0, `/media` is 1, `/media/news` is 2. */
function depthOf(address: string): number {
  return address.split('/').filter(Boolean).length;
}

/** Addresses grouped by depth. A page needs the metadata of its ancestors. */
function byDepth(addresses: readonly string[]): string[][] {
  const levels: string[][] = [];
  for (const address of addresses) (levels[depthOf(address)] ??= []).push(address);
  return levels.filter((level) => level !== undefined);
}

/** Renders and writes every page. Resolves with the metadata of each, by address. Rejects if one fails to render. */
export async function composePages({
  addresses,
  folder,
  siteUrl,
  venue,
  build,
}: Pages): Promise<ReadonlyMap<string, PageMetadata>> {
  const metadata = new Map<string, PageMetadata>();

  async function compose(address: string): Promise<readonly [string, PageMetadata]> {
    const ancestors = siteUrl === undefined ? undefined : ancestorsOf(address, metadata, venue);
    const page = await build(address, ancestors);
    await writePage(folder, address, page.html);
    return [address, page.metadata];
  }

  for (const level of byDepth(addresses)) {
    // eslint-disable-next-line no-await-in-loop -- a level needs the titles of the one above it
    for (const [address, said] of await pMap(level, compose, atOnce)) metadata.set(address, said);
  }
  return metadata;
}
