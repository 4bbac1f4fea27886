import { readAddresses } from '../compose/site-addresses.ts';
import { packageNames } from '../releases/folders.ts';
import type { Release } from '../releases/release-schema.ts';
import type { Candidate, Composition } from './changed-pages.ts';
import type { Finding } from './finding.ts';
import { storedSamples } from './stored-sample.ts';
import { pagesWithUnchangedView, representativePages } from './representative-pages.ts';
import { tryModules } from './try-modules.ts';
import { type Look, tryPage } from './try-page.ts';
import { trySample } from './try-sample.ts';
import { tryWorker } from './try-worker.ts';
import type { Target } from './monitored-page.ts';

/** A test that runs on the candidate, and in the same way on the live site. */
export type Task = {
  where: string;
  address: string;
  on: (target: Target, side: Composition) => Promise<Finding[]>;
};

/** How many pages to test if only a fragment changed, such as the footer's, which is the same on all of them. */
const maxAlike = 3;

const home = '/';

function versionsOf({ releases }: Composition): Set<string> {
  return new Set(releases.map(({ package: name, version }) => `${name}/${version}`));
}

/** Releases that the live site does not have. */
function newReleases({ live, ...candidate }: Candidate): Release[] {
  const before = live ? versionsOf(live) : new Set<string>();
  return candidate.releases.filter(({ package: name, version }) => !before.has(`${name}/${version}`));
}

/**
 * Every module of a release that a page may load, at once or later; not the federation entry, which is for
 * development only.
 */
function modulesOf(release: Release | undefined): string[] {
  if (!release) return [];
  const { package: name, version, module, entry, parts, later } = release;
  const files = [module, entry, Object.values(parts), Object.values(later)].flat(2);
  return [...new Set(files)].map((file) => `/${name}/${version}/${file}`);
}

/** Runs all modules of a package, in a page that shows one of its views if it has any. */
function moduleTask({ package: name }: Release, pages: Readonly<Record<string, string>>): Task {
  const view = Object.keys(pages).find((candidate) => candidate.startsWith(`${name}/`));
  const address = (view && pages[view]) ?? home;
  return {
    where: name,
    address,
    on: (target, { releases }) =>
      tryModules(target, address, modulesOf(releases.find((release) => release.package === name))),
  };
}

async function sampleTasks(pages: Readonly<Record<string, string>>, changed: ReadonlySet<string>) {
  const samples = (await Promise.all(packageNames.map(storedSamples))).flat();
  return samples.flatMap((sample): Task[] => {
    const address = pages[sample.opens];
    if (address === undefined || !changed.has(address)) return [];
    return [{ where: address, address, on: (target) => trySample(target, address, sample) }];
  });
}

function pageTasks(changed: readonly string[], lookAt: (address: string) => Look): Task[] {
  return changed.map((address) => ({
    where: address,
    address,
    on: (target) => tryPage(target, address, lookAt(address)),
  }));
}

/** What to test of a candidate: changed pages, modules, stored samples that the pages read, and the service worker. */
export async function tasksOf(candidate: Candidate, changed: readonly string[]) {
  const { folder } = candidate;
  const { pages } = await readAddresses(folder);
  const released = newReleases(candidate);
  const before = candidate.live?.releases ?? [];
  const compared = { folder, released, before, changed };
  const darkBackground = new Set(await representativePages(compared));
  const sameView = (await pagesWithUnchangedView(compared)).filter((address) => !darkBackground.has(address));
  const skipped = new Set(sameView.slice(maxAlike));
  const tried = changed.filter((address) => !skipped.has(address));
  const lookAt = (address: string): Look => {
    if (darkBackground.has(address)) return 'on a phone and a desk';
    return sameView.includes(address) ? 'on a phone, without axe' : 'on a phone';
  };
  const worker: Task = {
    where: home,
    address: home,
    on: ({ browser }, side) => tryWorker(browser, side.folder, home),
  };
  const samples = await sampleTasks(pages, new Set(changed));
  return {
    tasks: [
      ...pageTasks(tried, lookAt),
      ...released.map((release) => moduleTask(release, pages)),
      ...samples,
      ...(released.some((release) => release.package === 'shell') ? [worker] : []),
    ],
    counts: {
      pages: tried.length,
      desk: darkBackground.size,
      modules: released.flatMap(modulesOf).length,
      samples: samples.length,
    },
  };
}
