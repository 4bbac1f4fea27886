import { moduleIntegrity } from '../releases/release-files.ts';
import type { Release } from '../releases/release-schema.ts';
import type { LiveFiles, ModulesFile } from '../../src/page/boot-block.ts';
import type { ModulesIndex, PlacedModules } from '../../src/page/site-modules.ts';
import type { DocumentParts } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';
import { shellEntryOf } from './shell-template.ts';
import { modulesFile, type WrittenModules } from './site-modules-file.ts';

/** What is live, and the shell's own page with the addresses of its files. */
export type LiveSite = { shell: Release; remotes: readonly Release[]; template: string };

export type ReleaseModules = {
  /** What pages are rendered with. */
  files: LiveFiles;
  /** The file that leads to what pages do not carry; undefined where their shell has them carry everything. */
  rest: ModulesFile | undefined;
  /** That file, and the lists of the packages that it names. */
  written: readonly WrittenModules[];
  /** What a page says for its modules, of those it names. */
  ofPage: (modules: readonly string[] | undefined) => Pick<DocumentParts, 'integrity' | 'laterScripts'>;
};

type ModulesRenderer = Pick<PageRenderer, 'packageModules' | 'joinModules' | 'secondMapText'>;

/** Integrity of every live module by its address. */
function integrityMap(releases: readonly Release[]): Record<string, string> {
  const pairs = releases.flatMap((release) =>
    Object.entries(moduleIntegrity(release)).map(
      ([file, hash]) => [`/${release.package}/${release.version}/${file}`, hash] as const,
    ),
  );
  return Object.fromEntries(pairs);
}

/** A file for the list of each package, and the one that leads to them. */
function filesOf(lists: readonly PlacedModules[]): { rest: ModulesFile; written: WrittenModules[] } {
  const files = lists.map(({ name, base, modules }) => ({ name, base, file: modulesFile(modules, name) }));
  const index: ModulesIndex = Object.fromEntries(
    files.map(({ name, base, file: { address, integrity } }) => [name, { base, address, integrity }]),
  );
  const { text, ...rest } = modulesFile(index, 'site');
  return { rest, written: [{ ...rest, text }, ...files.map(({ file }) => file)] };
}

/** Shares what is known of a release's modules between its pages and the files that all of them may ask for. */
export function releaseModules(
  { shell, remotes, template }: LiveSite,
  { packageModules, joinModules, secondMapText }: ModulesRenderer,
): ReleaseModules {
  const known = integrityMap([shell, ...remotes]);
  const shellEntry = shell.module ? `/shell/${shell.version}/${shell.module}` : shellEntryOf(template);
  const live: LiveFiles = { shellEntry, shell, remotes };
  const lists = packageModules?.(live, known);
  const { rest, written } = lists ? filesOf(lists) : { rest: undefined, written: [] };
  // In the order in which pages put them together: a map with another text would be refused.
  const all = (lists && joinModules?.(lists).integrity) ?? known;
  return {
    files: rest ? { ...live, rest } : live,
    rest,
    written,
    ofPage: (modules = Object.keys(all)) => {
      const integrity = Object.fromEntries(modules.map((address) => [address, all[address] ?? '']));
      return { integrity, laterScripts: secondMapText ? [secondMapText(all, integrity)] : [] };
    },
  };
}
