import type { ModulesFile } from '../page/boot-block.ts';
import type { ModulesIndex, PackageModules, PlacedModules } from '../page/site-modules.ts';
import { liveVersionsAddress } from './live-versions.ts';

/** Version by package. */
type Versions = Readonly<Record<string, string>>;

/** What a release says of its packages beyond the page: each comes by itself. */
export type ReleaseLists = {
  /** The list of each package, by its name. */
  lists: Promise<Readonly<Record<string, Promise<PlacedModules>>>>;
  /** Versions that are live now; undefined where nobody says. */
  live: Promise<Versions | undefined>;
};

/** ms that each answer may take. Nobody has to say what is live; without the lists there is no way to another page's code. */
const patience = { live: 2000, lists: 8000 };

async function fetchLiveVersions(): Promise<Versions> {
  const signal = AbortSignal.timeout(patience.live);
  const response = await fetch(liveVersionsAddress, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error('nobody says which versions are live');
  return response.json();
}

async function fetchChecked<Content>({ address, integrity }: ModulesFile): Promise<Content> {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(patience.lists) });
  return response.json();
}

async function fetchList(name: string, listed: ModulesIndex[string]): Promise<PlacedModules> {
  return { name, base: listed.base, modules: await fetchChecked<PackageModules>(listed) };
}

async function fetchLists(file: ModulesFile) {
  const index = Object.entries(await fetchChecked<ModulesIndex>(file));
  return Object.fromEntries(index.map(([name, listed]) => [name, fetchList(name, listed)]));
}

/** Asks for the file that leads to the lists, then for all of them side by side. */
export function askForLists(file: ModulesFile): ReleaseLists {
  return { lists: fetchLists(file), live: fetchLiveVersions().catch(() => undefined) };
}
