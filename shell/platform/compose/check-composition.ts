import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { releaseFilesIn } from '../../src/site/release-path.ts';
import { existsIn } from './integrity-problems.ts';

/** Pages that are looked at at a time. */
const atOnce = { concurrency: 8 };

/** Throws unless each file of a release that a page of a composition names is there. Says the first three that are not. */
export async function checkComposition(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html'));
  const isThere = existsIn(folder);

  async function missingOf(page: string): Promise<string[]> {
    const html = await readFile(path.join(folder, page), 'utf8');
    // Copies: what is remembered of a page would hold its whole text.
    const named = structuredClone([...new Set(releaseFilesIn(html).map(({ address }) => address))]);
    const there = await Promise.all(named.map(isThere));
    const missing = named.filter((_, index) => !there[index]);
    return missing.map((address) => `${page} names ${address}, which is not there`);
  }

  const missing = (await pMap(pages, missingOf, atOnce)).flat();
  if (missing.length > 0) {
    throw new Error(
      `the composed site is incomplete and does not go live: ${missing.slice(0, 3).join('; ')}`,
    );
  }
}
