import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { composedFile } from '../compose/composed-pages.ts';
import { hostFiles } from '../compose/host-files.ts';
import { redirectsFile } from '../compose/site-addresses.ts';
import { typeOf } from '../hosting/site-types.ts';

/** A file of a composition that goes into a store: its path below the folder, and what it is sent as. */
export type SiteFile = { file: string; type: string };

/** What only other hosts and the next composition read. */
const unsent = new Set<string>([...hostFiles, redirectsFile, composedFile]);
const compressedForm = /\.(?:br|gz)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Every file of a composition that visitors may ask for, with its compressed forms. Rejects if one has no type that hosts agree on. */
export async function siteFiles(folder: string): Promise<SiteFile[]> {
  const files = await filesBelow(folder);
  return files.flatMap((file) => {
    const plain = file.replace(compressedForm, '');
    if (unsent.has(plain)) return [];
    const type = typeOf(plain);
    if (type === undefined)
      throw new Error(`${file}: a site has no files of that type; see hosting/site-types.ts`);
    return [{ file, type }];
  });
}
