import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const name = /["'`](mf-[a-z][a-z\d-]*\/[a-z][a-z\d-]*)["'`]/g;
/** A name that is built up from parts: `mf-forms/${form}`, `"mf-forms/" + form`. */
const beginning = /["'`](mf-[a-z][a-z\d-]*\/[a-z\d-]*)(?:\$\{|["'`]\s*(?:\+|\.concat\())/;

/**
 * Names of views, fragments and handovers in built code: `mf-forms/contact`. Throws if code builds one up from
 * parts, because the release checks could not find it.
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

/** All such names in the modules below a folder, sorted and without duplicates. */
export async function referencesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name));
  const names = await Promise.all(
    modules.map(async (entry) => namesIn(await readFile(path.join(entry.parentPath, entry.name), 'utf8'))),
  );
  return [...new Set(names.flat())].toSorted();
}
