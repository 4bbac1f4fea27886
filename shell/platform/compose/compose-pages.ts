import pMap from 'p-map';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { pagesAbove, type PagesAbove } from './seo/seo-tags.ts';
import type { PageWords } from './seo/page-summary.ts';
import { writePage } from './site-files.ts';

/** A page that was rendered, and what it says of itself to those who search and share. */
export type MadePage = { html: string; words: PageWords };

export type Pages = {
  addresses: readonly string[];
  /** Where the composition is written to. */
  folder: string;
  siteUrl: string | undefined;
  venue: Venue;
  /** Renders a page; `above` is undefined where the site has no address. */
  make: (address: string, above: PagesAbove | undefined) => Promise<MadePage>;
};

/** Pages that are rendered or written at a time: enough to keep two cores busy, and few enough to hold. */
const atOnce = { concurrency: 24 };

/** `/` is above all, `/media` above `/media/news`. */
function depthOf(address: string): number {
  return address.split('/').filter(Boolean).length;
}

/** Addresses by their depth: what a page takes from those above it is known when it has its turn. */
function byDepth(addresses: readonly string[]): string[][] {
  const levels: string[][] = [];
  for (const address of addresses) (levels[depthOf(address)] ??= []).push(address);
  return levels.filter((level) => level !== undefined);
}

/** Renders and writes every page; resolves with what each says of itself, by address. Rejects if one does not render. */
export async function composePages({
  addresses,
  folder,
  siteUrl,
  venue,
  make,
}: Pages): Promise<ReadonlyMap<string, PageWords>> {
  const words = new Map<string, PageWords>();

  async function compose(address: string): Promise<readonly [string, PageWords]> {
    const above = siteUrl === undefined ? undefined : pagesAbove(address, words, venue);
    const page = await make(address, above);
    await writePage(folder, address, page.html);
    return [address, page.words];
  }

  for (const level of byDepth(addresses)) {
    // eslint-disable-next-line no-await-in-loop -- a level needs the titles of the one above it
    for (const [address, said] of await pMap(level, compose, atOnce)) words.set(address, said);
  }
  return words;
}
