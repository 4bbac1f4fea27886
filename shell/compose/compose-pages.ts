import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { ComposedPage, ComposedPages } from './composed-pages.ts';
import { pagesAbove, type PagesAbove } from './found/found-tags.ts';
import type { PageWords } from './found/page-words.ts';
import { isThereIn } from './is-there.ts';
import { pageKeys, type SiteBasis, type UsedByPage } from './page-key.ts';
import { sumOf, takeOver } from './taken-over.ts';
import { fileOf, writePage } from './write-page.ts';

/** A page that was rendered, with what its key is made of. */
export type MadePage = Omit<UsedByPage, 'address'> & { html: string; words: PageWords };

export type Pages = {
  basis: SiteBasis;
  addresses: readonly string[];
  /** Where the composition is written to; versions and files of modules are there already. */
  folder: string;
  /** The composition that is live, and what its pages were made of. */
  before: string | undefined;
  earlier: ComposedPages;
  /** Renders a page; `above` is undefined where the site has no address. */
  make: (address: string, above: PagesAbove | undefined) => Promise<MadePage>;
  /** The file of modules that pages name from now on. */
  rest: string | undefined;
};

/** Pages that are rendered or written at a time: enough to keep two cores busy, and few enough to hold. */
const atOnce = 24;

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

/** What is known of all pages, and the addresses of those that were rendered. */
export type PagesComposed = { pages: ComposedPages; anew: ReadonlySet<string> };

/**
 * Writes every page: takes it over from the live composition where nothing that it is made of has changed, and renders it otherwise.
 * Holds a few pages at a time, however many there are. Rejects if one does not render.
 */
export async function composePages({ basis, make, ...site }: Pages): Promise<PagesComposed> {
  const { folder, before, earlier, rest } = site;
  const keyOf = pageKeys(basis);
  // A file of modules goes on as long as all versions that it names are published.
  const isThere = isThereIn(folder);
  const words = new Map<string, PageWords>();
  const anew = new Set<string>();

  async function takenOver(
    address: string,
    above: PagesAbove | undefined,
  ): Promise<ComposedPage | undefined> {
    const known = earlier.get(address);
    if (!known || before === undefined || known.key !== keyOf({ address, ...known }, above)) return undefined;
    if (known.rest !== undefined && !(await isThere(known.rest))) return undefined;
    return (await takeOver({ from: before, to: folder, address, sum: known.sum })) ? known : undefined;
  }

  /** Rendered again to the same page: with its files it keeps their time, so browsers need not fetch it again. */
  async function keptAsIs(address: string, html: string): Promise<string | undefined> {
    const sum = earlier.get(address)?.sum;
    if (sum === undefined || before === undefined) return undefined;
    const text = await readFile(path.join(before, fileOf(address)), 'utf8').catch(() => undefined);
    if (text !== html) return undefined;
    return (await takeOver({ from: before, to: folder, address, sum })) ? sum : undefined;
  }

  async function rendered(address: string, above: PagesAbove | undefined): Promise<ComposedPage> {
    anew.add(address);
    const { html, ...read } = await make(address, above);
    // What was read of a page is a piece of its text, and holds all of it for as long as it is kept.
    const made = structuredClone(read);
    const sum = (await keptAsIs(address, html)) ?? sumOf(await writePage(folder, address, html));
    return { key: keyOf({ address, ...made }, above), sum, ...made, ...(rest !== undefined && { rest }) };
  }

  async function compose(address: string): Promise<[string, ComposedPage]> {
    const above = basis.siteUrl === undefined ? undefined : pagesAbove(address, words, basis.facts.venue);
    const page = (await takenOver(address, above)) ?? (await rendered(address, above));
    return [address, page];
  }

  const composed = new Map<string, ComposedPage>();
  async function composeLevel(level: readonly string[]): Promise<void> {
    for (const [address, page] of await pMap(level, compose, { concurrency: atOnce })) {
      composed.set(address, page);
      words.set(address, page.words);
    }
  }
  await pMap(byDepth(site.addresses), composeLevel, { concurrency: 1 });
  return { pages: composed, anew };
}
