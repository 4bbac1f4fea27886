import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '@venue/shared/contract/site-facts.ts';
import * as z from 'zod';
import { replaceFile } from './replace-file.ts';
import { fileOf } from './write-page.ts';

/** Beside the pages, kept from one composition to the next: where each view is, and what stood where no page is now. */
export const addressesFile = 'addresses.json';

/** The same for nginx, as lines of a `map`: `/old /new;`, with and without a slash at the end. */
export const redirectsFile = 'redirects.map';

const addressesSchema = z.object({
  /** Address of each view. */
  pages: z.record(z.string(), z.string()),
  /** View that each former address showed. */
  former: z.record(z.string(), z.string()),
});

type SiteAddresses = z.infer<typeof addressesSchema>;

/** The addresses of the site that stands in a folder; none where nothing was composed there yet. */
export async function readAddresses(folder: string): Promise<SiteAddresses> {
  const text = await readFile(path.join(folder, addressesFile), 'utf8').catch(() => undefined);
  return text === undefined ? { pages: {}, former: {} } : addressesSchema.parse(JSON.parse(text));
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

/** Records where the pages are now, and removes those that are no longer part of the site: only what compose wrote. */
export async function moveAddresses(folder: string, pages: readonly SitePage[]): Promise<void> {
  const before = await readAddresses(folder);
  const now = addressesAfter(before, pages);
  const lines = [...redirectsOf(now)].map(([from, to]) => `${from} ${to};\n${from}/ ${to};\n`);
  await replaceFile(path.join(folder, redirectsFile), lines.join(''));
  await replaceFile(path.join(folder, addressesFile), JSON.stringify(now));
  const gone = Object.values(before.pages).filter((address) => address in now.former);
  const files = gone.flatMap((address) => ['', '.br', '.gz'].map((form) => fileOf(address) + form));
  await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
}
