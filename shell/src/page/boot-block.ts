import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { partModules } from '../federation/part-modules.ts';

/** Where a remote's files are; names are relative to `base`, which ends with a slash. */
type RemoteFiles = {
  base: string;
  /** Modules between the federation entry and any part. */
  entry: readonly string[];
  /** Further modules of each view and fragment. */
  parts: Readonly<Record<string, readonly string[]>>;
};

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
  /** The remotes' releases that this document belongs to. */
  remotes: Readonly<Record<string, RemoteFiles>>;
};

/** What of a release the block is made from. */
type ReleasedFiles = {
  package: string;
  version: string;
  entry: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
};

export type LiveFiles = {
  /** Address of the shell's entry module. */
  shellEntry: string;
  shell: ReleasedFiles;
  remotes: readonly ReleasedFiles[];
};

function filesOf({ package: name, version, entry, parts }: ReleasedFiles): RemoteFiles {
  return { base: `/${name}/${version}/`, entry, parts };
}

/** The block of a page that shows a view, or none. */
export function bootBlock({ shellEntry, shell, remotes }: LiveFiles, view: PartRef | undefined): BootBlock {
  const boot: BootBlock = {
    contract: contractVersion,
    entry: shellEntry,
    preload: shell.entry.map((file) => `/shell/${shell.version}/${file}`),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.package, filesOf(remote)])),
  };
  return view ? { ...boot, preload: [...boot.preload, ...partModules(boot, view)] } : boot;
}
