import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { releaseFilesIn } from '../../src/site/release-path.ts';
import { existsIn } from './site-files.ts';

const parallel = { concurrency: 8 };

/** Throws if a page names a file of a release that does not exist, listing the first three. */
export async function checkComposition(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html'));
  const exists = existsIn(folder);

  async function missingOf(page: string): Promise<string[]> {
    const html = await readFile(path.join(folder, page), 'utf8');
    // Cloned, because a substring would keep the whole page in memory.
    const named = structuredClone([...new Set(releaseFilesIn(html).map(({ address }) => address))]);
    const there = await Promise.all(named.map(exists));
    const missing = named.filter((_, index) => !there[index]);
    return missing.map((address) => `${page} names ${address}, which is not there`);
  }

  const missing = (await pMap(pages, missingOf, parallel)).flat();
  if (missing.length > 0) {
    throw new Error(
      `the composed site is incomplete and does not go live: ${missing.slice(0, 3).join('; ')}`,
    );
  }
}
