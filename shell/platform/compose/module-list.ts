import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../releases/integrity.ts';
import { modulesFolder, releaseFilesIn } from '../../src/site/release-path.ts';
import type { ModulesFile } from '../../src/page/boot-block.ts';
import { existsIn } from './integrity-problems.ts';
import { linkFiles } from './copy-files.ts';
import { writeText } from './site-files.ts';

const file = 'site.json';

/** The file from which pages learn of the modules that they do not carry themselves (`SiteModules`), before it is written. */
export type ModuleList = ModulesFile & { text: string };

/** Names the file's folder after its content: it never changes. */
export function moduleListOf(content: unknown): ModuleList {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/${modulesFolder}/${hash}/${file}`, integrity: integrityOf(text), text };
}

/** Puts the file where the pages that are composed with it look for it. */
export async function publishModuleList(folder: string, { address, text }: ModuleList): Promise<void> {
  await writeText(path.join(folder, address), text);
}

/** Folders of the releases that a text names: `mf-forms/0.1.0-abc`. */
function releasesIn(text: string): string[] {
  return [...new Set(releaseFilesIn(text).map(({ package: name, version }) => path.join(name, version)))];
}

/** Carries on the files of compositions before whose versions are still published: open tabs may ask for them. */
export async function carryModuleLists({
  folder,
  before,
}: {
  folder: string;
  before: string;
}): Promise<void> {
  const earlier = await readdir(path.join(before, modulesFolder)).catch(() => []);
  const isThere = existsIn(folder);
  await Promise.all(
    earlier.map(async (name) => {
      const kept = path.join(modulesFolder, name);
      const text = await readFile(path.join(before, kept, file), 'utf8').catch(() => '');
      const versions = await Promise.all(releasesIn(text).map(isThere));
      const isWhole = versions.length > 0 && versions.every(Boolean);
      if (isWhole && !(await isThere(kept)))
        await linkFiles(path.join(before, kept), path.join(folder, kept));
    }),
  );
}
