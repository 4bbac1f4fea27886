import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { SitePage } from '@venue/shared/contract/site-facts.ts';
import { replaceFile, writeText } from './compressed-files.ts';

/** Beside the pages; each composition updates it: the address of each view, and former addresses. */
const addressesFile = 'addresses.json';

/** The redirects as lines of an nginx `map`. */
export const redirectsFile = 'redirects.map';

const addressesSchema = z.object({
  /** Address of each view. */
  pages: z.record(z.string(), z.string()),
  /** The view that each former address showed. */
  former: z.record(z.string(), z.string()),
});

export type SiteAddresses = z.infer<typeof addressesSchema>;

function addressesIn(text: string): SiteAddresses {
  return addressesSchema.parse(JSON.parse(text));
}

/** The addresses of the site in a folder; empty if there is no site yet. */
export async function readAddresses(folder: string | undefined): Promise<SiteAddresses> {
  const text = folder && (await readFile(path.join(folder, addressesFile), 'utf8').catch(() => undefined));
  return !text ? { pages: {}, former: {} } : addressesIn(text);
}

/** The addresses after a composition. An address that no longer has a page leads to the current address of its view. */
export function updateAddresses(previous: SiteAddresses, pages: readonly SitePage[]): SiteAddresses {
  const taken = new Set(pages.map(({ address }) => address));
  const left = Object.entries(previous.pages).map(([view, address]) => [address, view] as const);
  const former = [...Object.entries(previous.former), ...left].filter(([address]) => !taken.has(address));
  return {
    pages: Object.fromEntries(pages.map(({ view, address }) => [view, address])),
    former: Object.fromEntries(former),
  };
}

/** Former addresses and the pages they lead to, for views that still have a page. */
export function redirectsOf({ pages, former }: SiteAddresses): ReadonlyMap<string, string> {
  const pairs = Object.entries(former).flatMap(([address, view]) => {
    const now = pages[view];
    return now === undefined ? [] : [[address, now] as const];
  });
  return new Map(pairs);
}

/**
 * A pattern for an address with capitals, or with the punctuation of the sentence it was in. It is matched
 * without case against decoded paths, by `RegExp` and by nginx.
 */
function misspelt(address: string): string {
  return `^${address}[^a-z0-9]*$`;
}

/** Every current and former address and its page. The home page is left out: it has no misspellings. */
function targets(addresses: SiteAddresses): ReadonlyMap<string, string> {
  const own = Object.values(addresses.pages).filter((address) => address !== '/');
  return new Map([...own.map((address) => [address, address] as const), ...redirectsOf(addresses)]);
}

/** The page that a decoded path leads to, including misspellings. */
export function resolvePage(pathname: string, addresses: SiteAddresses): string | undefined {
  if (Object.values(addresses.pages).includes(pathname)) return pathname;
  const found = [...targets(addresses)].find(([from]) => new RegExp(misspelt(from), 'i').test(pathname));
  return found?.[1];
}

/** Lines of an nginx `map`. Exact addresses come first and do not redirect; plain strings would ignore case. */
function nginxLines(addresses: SiteAddresses): string[] {
  const own = Object.values(addresses.pages).map((address) => `"~^${address}$" "";\n`);
  return [...own, ...[...targets(addresses)].map(([from, to]) => `"~*${misspelt(from)}" ${to};\n`)];
}

/**
 * Lines of `_redirects`, which Netlify and Cloudflare Pages read. Only one of them treats addresses with and
 * without a trailing slash alike. Both keep the query, and serve `404.html` for missing files.
 */
function netlifyLines(addresses: SiteAddresses): string[] {
  return [...redirectsOf(addresses)].map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`);
}

/** Records current and former addresses, for the next composition and for hosts. */
export async function writeAddresses(
  folder: string,
  previous: SiteAddresses,
  pages: readonly SitePage[],
): Promise<void> {
  const now = updateAddresses(previous, pages);
  await writeText(path.join(folder, redirectsFile), nginxLines(now).join(''));
  await replaceFile(path.join(folder, '_redirects'), netlifyLines(now).join(''));
  await writeText(path.join(folder, addressesFile), JSON.stringify(now));
}
