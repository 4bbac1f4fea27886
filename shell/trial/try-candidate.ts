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
import { changedPages, type Composition } from './changed-pages.ts';
import type { Finding } from './finding.ts';
import { newFindings } from './new-findings.ts';
import { pageOverBudget } from './page-over-budget.ts';
import { serveCandidate } from './serve-candidate.ts';
import { storedSamples } from './stored-sample.ts';
import { openTrialBrowser } from './trial-browser.ts';
import { type Flaw, refusal, type Tried } from './trial-report.ts';
import { tryModules } from './try-modules.ts';
import { tryPage } from './try-page.ts';
import { trySample } from './try-sample.ts';
import type { Place } from './watched-page.ts';

/** A composition that is to go live, and what it would replace. */
export type Candidate = Composition & { live: Composition | undefined };

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

type Sides = {
  browser: Browser;
  candidate: Candidate;
  origins: { candidate: string; live: string | undefined };
};

/** So many flaws are reason enough: what breaks every page need not be waited for on each. */
const enough = 8;

async function flawsOf(task: Task, { browser, candidate, origins }: Sides): Promise<Flaw[]> {
  const { live } = candidate;
  const at = (origin: string) => ({ browser, origin });
  const isThere = live && existsSync(path.join(live.folder, fileOf(task.address)));
  const liveOrigin = origins.live;
  const found = await newFindings({
    candidate: () => task.on(at(origins.candidate), candidate),
    live: isThere && liveOrigin !== undefined ? () => task.on(at(liveOrigin), live) : undefined,
  });
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

/**
 * Serves a candidate to this machine alone and opens every page that it changes in a browser, beside the live site where they
 * have to be compared. Rejects with what is wrong, by part or file; resolves with what was looked at.
 */
export async function tryCandidate(candidate: Candidate): Promise<Tried> {
  const start = performance.now();
  const changed = await changedPages(candidate, candidate.live);
  const { ofPages, ofModules, ofSamples, modules } = await tasksOf(candidate, changed);
  const browser = await openTrialBrowser();
  const served = await serveCandidate(candidate.folder);
  const live = candidate.live && (await serveCandidate(candidate.live.folder));
  try {
    const origins = { candidate: served.origin, live: live?.origin };
    const flaws: Flaw[] = [];
    await pMap(
      [...ofPages, ...ofModules, ...ofSamples],
      async (task) => {
        if (flaws.length < enough) flaws.push(...(await flawsOf(task, { browser, candidate, origins })));
      },
      { concurrency: Math.min(4, availableParallelism() + 1) },
    );
    if (flaws.length > 0) throw refusal(flaws);
  } finally {
    await Promise.all([browser.close(), served.close(), live?.close()]);
  }
  const seconds = (performance.now() - start) / 1000;
  return { pages: changed.length, modules, samples: ofSamples.length, seconds };
}
