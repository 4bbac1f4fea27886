import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { Prose } from './prose.ts';
import { type HeadSchema, readFile } from './read-file.ts';

/** A content file: its head, its text, and its name without the ending. */
export type ContentFile<Head> = Head & { readonly id: string; readonly body: Prose };

const named = /^_?[a-z\d]+(?:-[a-z\d]+)*\.md$/;
const repository = fileURLToPath(new URL('../../..', import.meta.url));

type Read<Head> = { file: ContentFile<Head> } | { problems: string[] };

function readNamed<Head extends HeadSchema>(folder: string, name: string, head: Head): Read<z.infer<Head>> {
  const place = path.relative(repository, path.join(folder, name));
  if (!named.test(name)) {
    return { problems: [`${place}: the name must be of small letters, digits and hyphens, and end in .md`] };
  }
  const read = readFile(readFileSync(path.join(folder, name), 'utf8'), head);
  if ('problems' in read) return { problems: read.problems.map((problem) => `${place}: ${problem}`) };
  return { file: { ...read.values, id: name.slice(0, -'.md'.length), body: read.body } };
}

/**
 * Reads all files of a folder, by their names. A name that begins with `_` is an example to copy: it is checked like all
 * others, and not shown. Throws with every problem of every file.
 */
export function readFolder<Head extends HeadSchema>(folder: URL, head: Head): ContentFile<z.infer<Head>>[] {
  const place = fileURLToPath(folder);
  const names = readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
  const read = names.map((name) => readNamed(place, name, head));
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) throw new Error(`Content that cannot be shown:\n${problems.join('\n')}`);
  return read.flatMap((one) => ('file' in one && !one.file.id.startsWith('_') ? [one.file] : []));
}
