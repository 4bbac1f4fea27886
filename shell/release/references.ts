import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const name = /["'`](mf-[a-z][a-z\d-]*\/[a-z][a-z\d-]*)["'`]/g;

/** The names of views, fragments and handed sets that stand in a text of built code: `mf-forms/contact`. */
export function namesIn(code: string): string[] {
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
