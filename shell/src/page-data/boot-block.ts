import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';

/** A remote's files, relative to `base`, which ends with a slash. */
export type RemoteFiles = {
  base: string;
  /** The module that it exposes; absent in development, where only the federation entry knows it. */
  module?: string;
  /** Modules that every part of it needs. */
  entry: readonly string[];
  /** Further modules of views and fragments. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Modules that a part may import later; no entry for parts that have none. */
  later: Readonly<Record<string, readonly string[]>>;
};

/** The file with a release's module list, which all its pages share. */
export type ModulesFile = { address: string; integrity: string };

/**
 * A page's JSON block `boot`. The same shell release writes it when the page is rendered and reads it when
 * the page starts, so its form may change; but the service worker reads `entry`, `preload`, `modulesFile` and
 * each `base` in pages of older shells: these must keep their names.
 */
export type BootBlock = {
  /** The shell's entry module. */
  entry: string;
  /** Modules that this page needs to hydrate, fetched in parallel when the scripts start. */
  preload: readonly string[];
  /** The remotes of this page, each with its parts in this page only. */
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** The list of all other modules; absent in development, where nothing is bundled. */
  modulesFile?: ModulesFile;
};

/** What the block needs to know about a release. */
type ReleasedFiles = {
  package: string;
  version: string;
  module: string;
  entry: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  later: Readonly<Record<string, readonly string[]>>;
  /** Names of views, fragments and handover sets in its code. */
  references?: readonly string[];
};

export type LiveFiles = {
  /** Address of the shell's entry module. */
  shellEntry: string;
  shell: ReleasedFiles;
  remotes: readonly ReleasedFiles[];
  modulesFile?: ModulesFile;
};

function only<Value>(record: Readonly<Record<string, Value>>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}

/** A release's files, for the named parts or for all. */
export function remoteFiles(released: ReleasedFiles, parts?: ReadonlySet<string>): RemoteFiles {
  const { package: name, version, module, entry, later } = released;
  return {
    base: `/${name}/${version}/`,
    module,
    entry,
    parts: parts ? only(released.parts, parts) : released.parts,
    later: parts ? only(later, parts) : later,
  };
}

/** Addresses of the modules that a part starts from, and of those that it may import later. */
export type PartModules = { start: string[]; later: string[] };

export function modulesOfPart({ base, entry, parts, later }: RemoteFiles, part: string): PartModules {
  const at = (file: string) => base + file;
  const own = parts[part] ?? [];
  return {
    start: [...entry, ...own].map(at),
    later: (later[part] ?? []).map(at),
  };
}

function partsByRemote(refs: readonly PartRef[]): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const ref of refs) {
    const { remote, part } = splitPartRef(ref);
    parts.set(remote, (parts.get(remote) ?? new Set()).add(part));
  }
  return parts;
}

/** A page's own view, if it has one, and all parts in it. */
export type PageParts = { view: PartRef | undefined; parts: readonly PartRef[] };

export function bootBlock(files: LiveFiles, { view, parts }: PageParts): BootBlock {
  const { shellEntry, shell, modulesFile } = files;
  const used = partsByRemote(parts);
  const remotes = Object.fromEntries(
    files.remotes.flatMap((remote) => {
      const own = used.get(remote.package);
      return own ? [[remote.package, remoteFiles(remote, own)] as const] : [];
    }),
  );
  const shown = view && splitPartRef(view);
  const viewFiles = shown && remotes[shown.remote];
  const viewModules = shown && viewFiles ? modulesOfPart(viewFiles, shown.part).start : [];
  return {
    entry: shellEntry,
    preload: [...shell.entry.map((file) => `/shell/${shell.version}/${file}`), ...viewModules],
    remotes,
    ...(modulesFile && { modulesFile }),
  };
}

/** Every module that a page may load without the module list. */
export function modulesOfPage({ entry, preload, remotes }: BootBlock): string[] {
  const ofParts = Object.values(remotes).flatMap((files) =>
    Object.keys(files.parts).flatMap((part) => Object.values(modulesOfPart(files, part)).flat()),
  );
  return [...new Set([entry, ...preload, ...ofParts])];
}
