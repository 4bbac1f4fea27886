import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../releases/integrity.ts';
import type { ModulesFile } from '../../src/page/boot-block.ts';
import { isThereIn } from './is-there.ts';
import { linkFiles } from './link-files.ts';
import { writeText } from './write-text.ts';

/** Below it each file has a folder, whose name is a hash of what is in it: it never changes. */
const modules = 'modules';
/** Names the versions of a composition, and the lists of their modules. */
const indexFile = 'site.json';

/** A file of modules: where it will be, and its text. */
export type WrittenModules = ModulesFile & { text: string };

/** Names the folder after its content; `name` is that of the package that is listed, or `site`. */
export function modulesFile(content: unknown, name: string): WrittenModules {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/${modules}/${hash}/${name}.json`, integrity: integrityOf(text), text };
}

/** Puts files where the pages that are composed with them look for them. */
export async function publishModules(folder: string, files: readonly WrittenModules[]): Promise<void> {
  await Promise.all(files.map(({ address, text }) => writeText(path.join(folder, address), text)));
}

/** Versions that a text names, as folders of the site: `/mf-forms/0.1.0-abc/`. */
function versionsIn(text: string): string[] {
  return [...new Set(text.match(/\/(?:shell|mf-[a-z\d-]+)\/[^/"]+\//g))];
}

/** Folders of the lists that a file leads to. */
function listsIn(text: string): string[] {
  return [...text.matchAll(/"\/modules\/([^/"]+)\//g)].map(([, name = '']) => name);
}

/** Carries on the files of compositions before whose versions are still published, with their lists: open tabs may ask for them. */
export async function carryModules({ folder, before }: { folder: string; before: string }): Promise<void> {
  const earlier = await readdir(path.join(before, modules)).catch(() => []);
  const isThere = isThereIn(folder);
  const carried = await Promise.all(
    earlier.map(async (name) => {
      const text = await readFile(path.join(before, modules, name, indexFile), 'utf8').catch(() => '');
      const versions = await Promise.all(versionsIn(text).map(isThere));
      return versions.length > 0 && versions.every(Boolean) ? [name].concat(listsIn(text)) : [];
    }),
  );
  await Promise.all(
    [...new Set(carried.flat())].map(async (name) => {
      const to = path.join(modules, name);
      if (!(await isThere(to))) await linkFiles(path.join(before, to), path.join(folder, to));
    }),
  );
}
