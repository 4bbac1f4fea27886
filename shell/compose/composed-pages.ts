import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { wordsSchema } from './found/page-words.ts';

/** Beside the pages, for the next composition: what each page was made of. */
export const composedFile = 'composed.json';

const composedPageSchema = z.object({
  /** Hash of everything that the page is made of; see `page-key.ts`. */
  key: z.string(),
  /** Hash of the page and of its compressed forms, as they were written. */
  sum: z.string(),
  /** Remotes whose parts stand in it. */
  remotes: z.array(z.string()).readonly(),
  /** Addresses of the site that its links lead to. */
  links: z.array(z.string()).readonly(),
  /** What it says of itself to those who search and share. */
  words: wordsSchema,
  /** Address of the file of modules that it names: of the release that it was composed in. */
  rest: z.string().optional(),
});
const recordSchema = z.record(z.string(), composedPageSchema);

/** What is known of a page of a composition. */
export type ComposedPage = z.infer<typeof composedPageSchema>;
/** The same of all pages, by their addresses. */
export type ComposedPages = ReadonlyMap<string, ComposedPage>;

/** The pages of a composition; none where it has no such record, or one of another form. */
export async function readComposedPages(folder: string | undefined): Promise<ComposedPages> {
  if (folder === undefined) return new Map();
  try {
    const text = await readFile(path.join(folder, composedFile), 'utf8');
    return new Map(Object.entries(recordSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** Writes the record, in the order of the addresses. */
export async function writeComposedPages(folder: string, pages: ComposedPages): Promise<void> {
  const inOrder = [...pages].toSorted(([one], [other]) => one.localeCompare(other));
  await writeFile(path.join(folder, composedFile), JSON.stringify(Object.fromEntries(inOrder)));
}
