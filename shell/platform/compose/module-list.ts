import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../releases/integrity.ts';
import { modulesFolder, releaseFilesIn } from '../../src/site/release-path.ts';
import type { ModulesFile } from '../../src/page-data/boot-block.ts';
import { linkFiles, writeText, existsIn } from './site-files.ts';

const file = 'site.json';

/** The file with the modules that pages do not list themselves (`SiteModules`), before it is written. */
export type ModuleList = ModulesFile & { text: string };

/** The folder is named after the content, so the file never changes. */
export function moduleListOf(content: unknown): ModuleList {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/${modulesFolder}/${hash}/${file}`, integrity: integrityOf(text), text };
}

export async function publishModuleList(folder: string, { address, text }: ModuleList): Promise<void> {
  await writeText(path.join(folder, address), text);
}

/** Folders of the releases that a text names: `mf-forms/0.1.0-abc`. */
function releasesIn(text: string): string[] {
  return [...new Set(releaseFilesIn(text).map(({ package: name, version }) => path.join(name, version)))];
}

/**
 * Copies the module lists of earlier compositions whose versions are still published, because open tabs may request them.
 */
export async function carryModuleLists({
  folder,
  before,
}: {
  folder: string;
  before: string;
}): Promise<void> {
  const earlier = await readdir(path.join(before, modulesFolder)).catch(() => []);
  const exists = existsIn(folder);
  await Promise.all(
    earlier.map(async (name) => {
      const kept = path.join(modulesFolder, name);
      const text = await readFile(path.join(before, kept, file), 'utf8').catch(() => '');
      const versions = await Promise.all(releasesIn(text).map(exists));
      const isWhole = versions.length > 0 && versions.every(Boolean);
      if (isWhole && !(await exists(kept))) await linkFiles(path.join(before, kept), path.join(folder, kept));
    }),
  );
}
