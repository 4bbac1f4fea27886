import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';

/** Where a remote's files are; names are relative to `base`, which ends with a slash. */
export type RemoteFiles = {
  base: string;
  /** The module that it exposes; absent in development, where only its federation entry leads there. */
  module?: string;
  /** Modules that every part of it needs. */
  entry: readonly string[];
  /** Further modules of views and fragments. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Modules that a part asks for later, if at all; nothing for parts that do not. */
  later: Readonly<Record<string, readonly string[]>>;
};

/** A file that lists modules of a release, which all its pages share. */
export type ModulesFile = { address: string; integrity: string };

/**
 * What a page says of its own release (JSON block `boot`). The shell writes it when it renders the page and reads it when
 * the page starts, both from one release, so compose knows nothing of its form. The service worker reads `entry`,
 * `preload` and the bases of pages that older shells wrote: these keep their names.
 */
export type BootBlock = {
  contract: number;
  /** The shell's entry module. */
  entry: string;
  /** Modules that this page hydrates from, fetched side by side when the scripts start. */
  preload: readonly string[];
  /** The remotes of this page, each with the parts that stand in it. */
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** The file that leads to everything else of the release; absent in development, where nothing is bundled. */
  modulesFile?: ModulesFile;
};

/** What of a release the block is made from. */
type ReleasedFiles = {
  package: string;
  version: string;
  module: string;
  entry: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  later: Readonly<Record<string, readonly string[]>>;
  /** Names of views, fragments and handed sets in its code. */
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

/** Where a release's files are; of its parts those that are named, or all. */
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

/** Addresses of the modules that a part starts from, and of those that it may ask for later. */
export type PartModules = { start: string[]; later: string[] };

/** The modules of a part, by its remote's files. */
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

/** A page's own view, if it has one, and all parts that stand in it. */
export type PageParts = { view: PartRef | undefined; parts: readonly PartRef[] };

/** The block of a page. */
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
    contract: contractVersion,
    entry: shellEntry,
    preload: [...shell.entry.map((file) => `/shell/${shell.version}/${file}`), ...viewModules],
    remotes,
    ...(modulesFile && { modulesFile }),
  };
}

/** Every module that parts of these remotes start from or ask for later. */
export function modulesOfRemotes(remotes: BootBlock['remotes']): string[] {
  return Object.values(remotes).flatMap((files) =>
    Object.keys(files.parts).flatMap((part) => {
      const { start, later } = modulesOfPart(files, part);
      return start.concat(later);
    }),
  );
}

/** Every module that a page may load without learning of another one first. */
export function modulesOfPage({ entry, preload, remotes }: BootBlock): string[] {
  return [...new Set([entry, ...preload, ...modulesOfRemotes(remotes)])];
}
