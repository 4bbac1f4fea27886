import type { ModulesFile } from '../page/boot-block.ts';
import type { ModulesIndex, PackageModules, PlacedModules } from '../page/site-modules.ts';
import { askSite, type SiteAnswer } from '../clock/ask-site.ts';
import { pageClock } from '../clock/page-clock.ts';

/** What a release says of its packages beyond the page: each comes by itself. */
export type ReleaseLists = {
  /** The list of each package, by its name. */
  lists: Promise<Readonly<Record<string, Promise<PlacedModules>>>>;
  /** Versions that are live now; undefined where nobody says. */
  live: Promise<SiteAnswer['versions'] | undefined>;
};

/** ms that each list may take: without them there is no way to another page's code. */
const patience = 8000;

/** Nobody has to say what is live. The same answer says what time it is. */
async function fetchLiveVersions(): Promise<SiteAnswer['versions'] | undefined> {
  const asked = askSite();
  pageClock.hear(asked.then(({ timed }) => timed));
  return asked.then(
    ({ versions }) => versions,
    () => undefined,
  );
}

async function fetchChecked<Content>({ address, integrity }: ModulesFile): Promise<Content> {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(patience) });
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
  return { lists: fetchLists(file), live: fetchLiveVersions() };
}
