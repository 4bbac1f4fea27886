import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { isThereIn, wrongFiles, wrongForms } from './wrong-files.ts';
import { releaseFilesIn } from '../../src/site/release-path.ts';
import type { Release } from '../releases/release-schema.ts';

/** Pages that are looked at at a time. */
const atOnce = { concurrency: 8 };

/** Releases whose files are all hashed at a time. */
const fewAtOnce = { concurrency: 4 };

/**
 * Throws unless a composition is whole: each file of the releases is there as it was released, with its compressed forms, each file that
 * a page names is there, and the compressed forms of each page hold the page. Says the first three faults.
 */
export async function checkComposition(folder: string, releases: readonly Release[]): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html'));
  const isThere = isThereIn(folder);

  async function wrongPage(file: string): Promise<string[]> {
    const page = await readFile(path.join(folder, file));
    // Copies: what is remembered of a page would hold its whole text.
    const named = structuredClone([
      ...new Set(releaseFilesIn(page.toString()).map(({ address }) => address)),
    ]);
    const there = await Promise.all(named.map(isThere));
    const missing = named.filter((_, index) => !there[index]);
    const forms = await wrongForms(path.join(folder, file), page);
    return [
      ...missing.map((address) => `${file} names ${address}, which is not there`),
      ...forms.map((ending) => `${file}${ending} is not the page`),
    ];
  }

  const wrongReleases = await pMap(releases, (release) => wrongFiles(folder, release), fewAtOnce);
  const found = [...wrongReleases, ...(await pMap(pages, wrongPage, atOnce))].flat();
  if (found.length > 0) {
    throw new Error(`the composed site is not whole, and does not go live: ${found.slice(0, 3).join('; ')}`);
  }
}
