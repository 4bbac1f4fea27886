import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { Browser } from 'playwright-core';
import { readBudgets } from '../budgets/budget-file.ts';
import { readAddresses } from '../compose/site-addresses.ts';
import { fileOf } from '../compose/write-page.ts';
import { packageNames } from '../release/places.ts';
import type { Release } from '../release/release-schema.ts';
import type { Candidate } from './candidate.ts';
import { changedPages, type Composition } from './changed-pages.ts';
import type { Finding } from './finding.ts';
import { newFindings } from './new-findings.ts';
import { pageOverBudget } from './page-over-budget.ts';
import { serveCandidate } from './serve-candidate.ts';
import { storedSamples } from './stored-sample.ts';
import { onePageOfEachKind } from './pages-of-kinds.ts';
import { openTrialBrowser } from './trial-browser.ts';
import { type Flaw, refusal, type Tried } from './trial-report.ts';
import { tryModules } from './try-modules.ts';
import { tryPage } from './try-page.ts';
import { trySample } from './try-sample.ts';
import type { Place } from './watched-page.ts';

/** Something to try: on the candidate, and in the same way on the live site. */
type Task = { where: string; address: string; on: (place: Place, side: Composition) => Promise<Finding[]> };

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
  const address = (view && pages[view]) ?? '/';
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

type Served = Composition & { origin: string };

/** What is tried, and beside what. */
type Sides = { browser: Browser; tried: Served; beside: Served | undefined };

/** So many flaws are reason enough: what breaks every page need not be waited for on each. */
const enough = 8;

async function flawsOf(task: Task, { browser, tried, beside }: Sides): Promise<Flaw[]> {
  const isThere = beside && existsSync(path.join(beside.folder, fileOf(task.address)));
  const on = (side: Served) => () => task.on({ browser, origin: side.origin }, side);
  const found = await newFindings({ candidate: on(tried), live: isThere ? on(beside) : undefined });
  return found.map((finding) => ({ where: task.where, finding }));
}

async function tasksOf(candidate: Candidate, changed: readonly string[]) {
  const { pages } = await readAddresses(candidate.folder);
  const released = newReleases(candidate);
  const budgets = await readBudgets();
  const before = candidate.live?.folder;
  const ofPages = changed.map((address): Task => ({
    where: address,
    address,
    on: async (place, { folder }) => [
      ...(await tryPage(place, address)),
      ...(folder === candidate.folder
        ? await pageOverBudget(
            { folder, before: before && existsSync(path.join(before, fileOf(address))) ? before : undefined },
            address,
            budgets,
          )
        : []),
    ],
  }));
  return {
    ofPages,
    ofModules: released.map((release) => moduleTask(release, pages)),
    ofSamples: await sampleTasks(pages, new Set(changed)),
    modules: released.flatMap(modulesOf).length,
  };
}

/** All of some tasks, a few at a time, until there are flaws enough. */
async function flawsOfAll(tasks: readonly Task[], sides: Sides): Promise<Flaw[]> {
  const flaws: Flaw[] = [];
  const tryOne = async (task: Task) => {
    if (flaws.length < enough) flaws.push(...(await flawsOf(task, sides)));
  };
  await pMap(tasks, tryOne, { concurrency: Math.min(4, availableParallelism() + 1) });
  return flaws;
}

async function formerTasks(
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
    on: (place) => tryPage(place, address),
  }));
}

/**
 * Serves a candidate to this machine alone and opens every page that it changes in a browser, beside the live site where they
 * have to be compared, and some of them under the shell before. Rejects with what is wrong, by part or file; resolves with what was
 * looked at.
 */
export async function tryCandidate(candidate: Candidate): Promise<Tried> {
  const start = performance.now();
  const changed = await changedPages(candidate, candidate.live);
  const { ofPages, ofModules, ofSamples, modules } = await tasksOf(candidate, changed);
  const ofFormer = await formerTasks(candidate, changed);
  const browser = await openTrialBrowser();
  const closing = [() => browser.close()];
  const serve = async (composition: Composition): Promise<Served> => {
    const { origin, close } = await serveCandidate(composition.folder);
    closing.push(close);
    return { ...composition, origin };
  };
  try {
    const tried = await serve(candidate);
    const beside = candidate.live && (await serve(candidate.live));
    const flaws = await flawsOfAll([...ofPages, ...ofModules, ...ofSamples], { browser, tried, beside });
    if (flaws.length === 0 && candidate.former) {
      const former = await serve(candidate.former);
      flaws.push(...(await flawsOfAll(ofFormer, { browser, tried: former, beside: tried })));
    }
    if (flaws.length > 0) throw refusal(flaws);
  } finally {
    await Promise.all(closing.map((close) => close()));
  }
  const seconds = (performance.now() - start) / 1000;
  return { pages: changed.length, former: ofFormer.length, modules, samples: ofSamples.length, seconds };
}
