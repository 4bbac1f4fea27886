import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@venue/shell/platform/releases/integrity.ts';

/** What tools write into a checkout. */
const generated = /^(?:node_modules|\.(?:git|tsc|releases|site|sandbox|results|__mf__temp))$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sources = entries.filter(({ name }) => !generated.test(name));
  const below = await Promise.all(
    sources.map(async (entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(place) : [place];
    }),
  );
  return below.flat();
}

/** Integrity of every handwritten file of a checkout, by path. */
export async function sourceFiles(checkout: string): Promise<Readonly<Record<string, string>>> {
  const files = await filesBelow(checkout);
  const pairs = files.map(
    async (file) => [path.relative(checkout, file), integrityOf(await readFile(file))] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

/** The files that were added, changed or removed between two states of a checkout. */
export function changedFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return files.filter((file) => before[file] !== after[file]).toSorted();
}

/** Replaces a text that occurs exactly once in a file. Throws otherwise, so that no change is silently lost. */
export async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`“${before}” does not stand once in ${file}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}
