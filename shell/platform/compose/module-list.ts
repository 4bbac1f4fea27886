import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModulesFile, LiveFiles } from '../../src/page-data/boot-block.ts';
import { laterImportMap, siteModules } from '../../src/page-data/site-modules.ts';
import { modulesFolder, releaseFilesIn } from '../../src/site/release-path.ts';
import { linkFiles, existsIn } from '../common/file-trees.ts';
import { integrityOf } from '../releases/integrity.ts';
import type { Release } from '../releases/release-schema.ts';
import { isSingleFile } from '../releases/single-file-scripts.ts';
import { writeText } from './compressed-files.ts';
import type { DocumentParts } from './page-document.ts';

const listFile = 'site.json';

/** The file with the modules that pages do not list themselves (`SiteModules`), before it is written. */
export type ModuleList = ModulesFile & { text: string };

/** The folder is named after the content, so the file never changes. */
export function moduleListOf(content: unknown): ModuleList {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/${modulesFolder}/${hash}/${listFile}`, integrity: integrityOf(text), text };
}

export async function publishModuleList(folder: string, { address, text }: ModuleList): Promise<void> {
  await writeText(path.join(folder, address), text);
}

/** Folders of the releases that a text names: `mf-forms/0.1.0-abc`. */
function releasesIn(text: string): string[] {
  return [...new Set(releaseFilesIn(text).map(({ package: name, version }) => path.join(name, version)))];
}

/**
 * Copies the module lists of earlier compositions whose versions are still published, because open tabs may
 * request them.
 */
export async function keepModuleLists(previous: string, folder: string): Promise<void> {
  const earlier = await readdir(path.join(previous, modulesFolder)).catch(() => []);
  const exists = existsIn(folder);
  await Promise.all(
    earlier.map(async (name) => {
      const kept = path.join(modulesFolder, name);
      const text = await readFile(path.join(previous, kept, listFile), 'utf8').catch(() => '');
      const versions = await Promise.all(releasesIn(text).map(exists));
      const isWhole = versions.length > 0 && versions.every(Boolean);
      if (isWhole && !(await exists(kept)))
        await linkFiles(path.join(previous, kept), path.join(folder, kept));
    }),
  );
}

export type LiveReleases = { shell: Release; remotes: readonly Release[] };

export type ReleaseModules = {
  /** Passed to the renderer. */
  files: LiveFiles;
  /** The file with the modules that pages do not list. */
  file: ModuleList;
  /** Integrity of a page's own modules, and the import map that it may add for all others. */
  ofPage: (modules: readonly string[]) => Pick<DocumentParts, 'integrity' | 'laterImportMap'>;
};

/** Integrity of every module that a page may load, by address. */
function integrityMap(releases: readonly Release[]): Record<string, string> {
  const modules = releases.flatMap(({ package: name, version, files }) =>
    Object.entries(files).flatMap(([file, integrity]) => {
      const [, published] = /^client\/(.+\.js)$/.exec(file) ?? [];
      if (published === undefined || isSingleFile(published)) return [];
      return [[`/${name}/${version}/${published}`, integrity] as const];
    }),
  );
  return Object.fromEntries(modules);
}

/**
 * Pages contain the integrity of their own modules. That of all others is in one file, which a page fetches
 * before it loads any of them.
 */
export function releaseModules({ shell, remotes }: LiveReleases): ReleaseModules {
  const all = integrityMap([shell, ...remotes]);
  const hashOf = (address: string): string => {
    const hash = all[address];
    if (hash === undefined)
      throw new Error(`a page refers to ${address}, which is not a module of a live release`);
    return hash;
  };
  const shellEntry = `/shell/${shell.version}/${shell.module}`;
  const live: LiveFiles = { shellEntry, shell, remotes };
  const file = moduleListOf(siteModules(live, all));
  return {
    files: { ...live, modulesFile: { address: file.address, integrity: file.integrity } },
    file,
    ofPage: (modules) => {
      const integrity = Object.fromEntries(modules.map((address) => [address, hashOf(address)]));
      return { integrity, laterImportMap: laterImportMap(all, integrity) };
    },
  };
}
