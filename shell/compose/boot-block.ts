import type { ViewRef } from '@venue/shared/contract/registry.ts';
import type { Release } from '../release/release-schema.ts';
import type { BootBlock, RemoteFiles } from '../src/early/early-api.ts';
import { partModules } from '../src/federation/part-modules.ts';

type PageModules = {
  shellEntry: string;
  shell: Release;
  remotes: readonly Release[];
  /** The view that the page shows, if it shows one. */
  view: ViewRef | undefined;
};

function filesOf({ package: name, version, entry, parts }: Release): RemoteFiles {
  return { base: `/${name}/${version}/`, entry, parts };
}

/** What a page needs to know to start its scripts. */
export function bootBlock({ shellEntry, shell, remotes, view }: PageModules): BootBlock {
  const boot: BootBlock = {
    entry: shellEntry,
    preload: shell.entry.map((file) => `/shell/${shell.version}/${file}`),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.package, filesOf(remote)])),
  };
  return view ? { ...boot, preload: [...boot.preload, ...partModules(boot, view)] } : boot;
}
