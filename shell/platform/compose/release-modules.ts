import type { Release } from '../releases/release-schema.ts';
import type { LiveFiles } from '../../src/page-data/boot-block.ts';
import type { DocumentParts } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';
import { moduleListOf, type ModuleList } from './module-list.ts';
import { isStandaloneFile } from '../releases/standalone-scripts.ts';

const client = 'client/';

/** Integrity of every module that a page may load, by its path below the version's published folder. */
function moduleIntegrity({ files }: Pick<Release, 'files'>): Record<string, string> {
  const modules = Object.entries(files).flatMap(([file, integrity]) => {
    const published = file.slice(client.length);
    const isModule = file.startsWith(client) && file.endsWith('.js') && !isStandaloneFile(published);
    return isModule ? [[published, integrity] as const] : [];
  });
  return Object.fromEntries(modules);
}

export type LiveReleases = { shell: Release; remotes: readonly Release[] };

export type ReleaseModules = {
  /** Passed to the renderer. */
  files: LiveFiles;
  /** The file with the modules that pages do not list. */
  file: ModuleList;
  /** Integrity of a page's own modules, and the import map that it may add for all others. */
  ofPage: (modules: readonly string[]) => Pick<DocumentParts, 'integrity' | 'laterScripts'>;
};

/** Integrity of every live module, by address. */
function integrityMap(releases: readonly Release[]): Record<string, string> {
  const pairs = releases.flatMap((release) =>
    Object.entries(moduleIntegrity(release)).map(
      ([file, hash]) => [`/${release.package}/${release.version}/${file}`, hash] as const,
    ),
  );
  return Object.fromEntries(pairs);
}

/**
 * Pages contain the integrity of their own modules. That of all others is in one file, which a page fetches
 * before it loads any of them.
 */
export function releaseModules(
  { shell, remotes }: LiveReleases,
  { siteModules, secondMapText }: Pick<PageRenderer, 'siteModules' | 'secondMapText'>,
): ReleaseModules {
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
      return { integrity, laterScripts: [secondMapText(all, integrity)] };
    },
  };
}
