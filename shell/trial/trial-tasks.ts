import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBudgets } from '../budgets/budget-file.ts';
import { readAddresses } from '../compose/site-addresses.ts';
import { fileOf } from '../compose/write-page.ts';
import { packageNames } from '../release/places.ts';
import type { Release } from '../release/release-schema.ts';
import type { Candidate } from './candidate.ts';
import type { Composition } from './changed-pages.ts';
import type { Finding } from './finding.ts';
import { pageOverBudget } from './page-over-budget.ts';
import { storedSamples } from './stored-sample.ts';
import { onePageOfEachKind, onePageOfEachPart, pagesWithTheirFormerView } from './pages-of-kinds.ts';
import { tryModules } from './try-modules.ts';
import { type Look, tryPage } from './try-page.ts';
import { trySample } from './try-sample.ts';
import { tryWorker } from './try-worker.ts';
import type { Place } from './watched-page.ts';

/** Something to try: on the candidate, and in the same way on the live site. */
export type Task = {
  where: string;
  address: string;
  on: (place: Place, side: Composition) => Promise<Finding[]>;
};

/** The page that most visitors open first. */
const home = '/';

function versionsIn({ releases }: Composition): Set<string> {
  return new Set(releases.map(({ package: name, version }) => `${name}/${version}`));
}

/** Releases that the live site does not have. */
function newReleases({ live, ...candidate }: Candidate): Release[] {
  const before = live ? versionsIn(live) : new Set<string>();
  return candidate.releases.filter(({ package: name, version }) => !before.has(`${name}/${version}`));
}

/** Every module of a release that a page may ask for, at once or later. The federation entry waits for another kind of host. */
function modulesOf(release: Release | undefined): string[] {
  if (!release) return [];
  const { package: name, version, module = [], entry, parts, later = {} } = release;
  const files = [module, entry, Object.values(parts), Object.values(later)].flat(2);
  return [...new Set(files)].map((file) => `/${name}/${version}/${file}`);
}

/** Modules of a package, in a page that shows one of its views where it has any. */
function moduleTask({ package: name }: Release, pages: Readonly<Record<string, string>>): Task {
  const view = Object.keys(pages).find((candidate) => candidate.startsWith(`${name}/`));
  const address = (view && pages[view]) ?? home;
  return {
    where: name,
    address,
    on: (place, { releases }) =>
      tryModules(place, address, modulesOf(releases.find((release) => release.package === name))),
  };
}

async function sampleTasks(pages: Readonly<Record<string, string>>, changed: ReadonlySet<string>) {
  const samples = (await Promise.all(packageNames.map(storedSamples))).flat();
  return samples.flatMap((sample): Task[] => {
    const address = pages[sample.opens];
    if (address === undefined || !changed.has(address)) return [];
    return [{ where: address, address, on: (place) => trySample(place, address, sample) }];
  });
}

async function pageTasks(
  candidate: Candidate,
  changed: readonly string[],
  lookAt: (address: string) => Look,
): Promise<Task[]> {
  const budgets = await readBudgets();
  const before = candidate.live?.folder;
  return changed.map((address) => ({
    where: address,
    address,
    on: async (place, { folder }) => [
      ...(await tryPage(place, address, lookAt(address))),
      ...(folder === candidate.folder
        ? await pageOverBudget(
            { folder, before: before && existsSync(path.join(before, fileOf(address))) ? before : undefined },
            address,
            budgets,
          )
        : []),
    ],
  }));
}

/** What is tried of a candidate: its changed pages, its modules, the samples that they read, and its service worker. */
export async function tasksOf(candidate: Candidate, changed: readonly string[]) {
  const { folder } = candidate;
  const { pages } = await readAddresses(folder);
  const released = newReleases(candidate);
  const before = candidate.live?.releases ?? [];
  const compared = { folder, released, before, changed };
  const onDesk = new Set(await onePageOfEachPart(compared));
  const former = new Set(await pagesWithTheirFormerView(compared));
  const lookAt = (address: string): Look => {
    if (onDesk.has(address)) return 'on a phone and a desk';
    return former.has(address) ? 'on a phone, without axe' : 'on a phone';
  };
  const worker: Task = {
    where: home,
    address: home,
    on: ({ browser }, side) => tryWorker(browser, side.folder, home),
  };
  const samples = await sampleTasks(pages, new Set(changed));
  return {
    tasks: [
      ...(await pageTasks(candidate, changed, lookAt)),
      ...released.map((release) => moduleTask(release, pages)),
      ...samples,
      ...(released.some((release) => release.package === 'shell') ? [worker] : []),
    ],
    counts: { desk: onDesk.size, modules: released.flatMap(modulesOf).length, samples: samples.length },
  };
}

/** What is tried of it under the shell before. */
export async function formerTasks(
  { former, folder, ...candidate }: Candidate,
  changed: readonly string[],
): Promise<Task[]> {
  if (!former) return [];
  const released = newReleases({ ...candidate, folder, former });
  const pages = await onePageOfEachKind({ folder, released, changed });
  const version = former.releases.find(({ package: name }) => name === 'shell')?.version;
  return pages.map((address) => ({
    where: `${address} under shell ${version}, to which the shell can be taken back`,
    address,
    on: (place) => tryPage(place, address, 'on a phone'),
  }));
}
