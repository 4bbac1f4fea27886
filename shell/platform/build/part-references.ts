import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const name = /["'`](mf-[a-z][a-z\d-]*\/[a-z][a-z\d-]*)["'`]/g;
/** The beginning of a name to which code adds the rest: `mf-forms/${form}`, `"mf-forms/" + form`. */
const beginning = /["'`](mf-[a-z][a-z\d-]*\/[a-z\d-]*)(?:\$\{|["'`]\s*(?:\+|\.concat\())/;

/**
 * The names of views, fragments and sets of values in built code: `mf-forms/contact`. Throws where code puts one together, because
 * nobody could check before it goes live whether there is such a part.
 */
export function namesIn(code: string): string[] {
  const [, unfinished] = beginning.exec(code) ?? [];
  if (unfinished !== undefined) {
    throw new Error(
      `a name that begins with “${unfinished}” is built up from parts; write each name out in full`,
    );
  }
  return [...code.matchAll(name)].map(([, found = '']) => found);
}

/** Every such name in the modules below a folder, once each, in order. */
export async function referencesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name));
  const names = await Promise.all(
    modules.map(async (entry) => namesIn(await readFile(path.join(entry.parentPath, entry.name), 'utf8'))),
  );
  return [...new Set(names.flat())].toSorted();
}
