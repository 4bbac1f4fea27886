import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '@venue/shared/contract/site-facts.ts';
import * as z from 'zod';
import { replaceFile, writeText } from './site-files.ts';

/** File beside the pages, which each composition takes on from the one before: the address of each view, and former addresses. */
const addressesFile = 'addresses.json';

/** Where nginx finds the redirects, as lines of a `map`. */
export const redirectsFile = 'redirects.map';

const addressesSchema = z.object({
  /** Address of each view. */
  pages: z.record(z.string(), z.string()),
  /** View that each former address showed. */
  former: z.record(z.string(), z.string()),
});

export type SiteAddresses = z.infer<typeof addressesSchema>;

/** Reads what `addresses.json` says; throws if it is no such document. */
function addressesIn(text: string): SiteAddresses {
  return addressesSchema.parse(JSON.parse(text));
}

/** The addresses of the site that stands in a folder; none where nothing was composed there yet. */
export async function readAddresses(folder: string | undefined): Promise<SiteAddresses> {
  const text = folder && (await readFile(path.join(folder, addressesFile), 'utf8').catch(() => undefined));
  return !text ? { pages: {}, former: {} } : addressesIn(text);
}

/** The addresses after a composition: an address that has no page any more goes on to where its view is now. */
export function addressesAfter(before: SiteAddresses, pages: readonly SitePage[]): SiteAddresses {
  const taken = new Set(pages.map(({ address }) => address));
  const left = Object.entries(before.pages).map(([view, address]) => [address, view] as const);
  const former = [...Object.entries(before.former), ...left].filter(([address]) => !taken.has(address));
  return {
    pages: Object.fromEntries(pages.map(({ view, address }) => [view, address])),
    former: Object.fromEntries(former),
  };
}

/** From each former address to the page that it leads to. What no page shows any more leads nowhere. */
export function redirectsOf({ pages, former }: SiteAddresses): ReadonlyMap<string, string> {
  const pairs = Object.entries(former).flatMap(([address, view]) => {
    const now = pages[view];
    return now === undefined ? [] : [[address, now] as const];
  });
  return new Map(pairs);
}

/**
 * How an address is misspelt: with capitals, and with the punctuation of the sentence that it stood in. A pattern for
 * decoded paths that ignores case, read by `RegExp` and by nginx.
 */
function misspelt(address: string): string {
  return `^${address}[^a-z0-9]*$`;
}

/** Every address that leads to a page, by itself or as a former one; but not the home page's, which nobody can misspell. */
function targets(addresses: SiteAddresses): ReadonlyMap<string, string> {
  const own = Object.values(addresses.pages).filter((address) => address !== '/');
  return new Map([...own.map((address) => [address, address] as const), ...redirectsOf(addresses)]);
}

/** The page that a decoded path leads to, however it is spelt; undefined if to none. */
export function pageMeantBy(pathname: string, addresses: SiteAddresses): string | undefined {
  if (Object.values(addresses.pages).includes(pathname)) return pathname;
  const found = [...targets(addresses)].find(([from]) => new RegExp(misspelt(from), 'i').test(pathname));
  return found?.[1];
}

/** As lines of a `map` of nginx. A page's own spelling goes first and leads nowhere; plain strings would ignore case. */
function nginxLines(addresses: SiteAddresses): string[] {
  const own = Object.values(addresses.pages).map((address) => `"~^${address}$" "";\n`);
  return [...own, ...[...targets(addresses)].map(([from, to]) => `"~*${misspelt(from)}" ${to};\n`)];
}

/**
 * The lines of `_redirects`, which Netlify and Cloudflare Pages read: with and without a slash at the end, which only one of them takes
 * for the same. They keep the query, and answer with `404.html` where no file is.
 */
function netlifyLines(addresses: SiteAddresses): string[] {
  return [...redirectsOf(addresses)].map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`);
}

/** Records where the pages of a composition are and where those of the compositions before went, for the next one and for hosts. */
export async function writeAddresses(
  folder: string,
  before: SiteAddresses,
  pages: readonly SitePage[],
): Promise<void> {
  const now = addressesAfter(before, pages);
  await writeText(path.join(folder, redirectsFile), nginxLines(now).join(''));
  await replaceFile(path.join(folder, '_redirects'), netlifyLines(now).join(''));
  await writeText(path.join(folder, addressesFile), JSON.stringify(now));
}
