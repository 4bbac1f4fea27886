import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { Browser } from 'playwright-core';
import { pageFile } from '../compose/site-files.ts';
import { type Candidate, changedPages, type Composition } from './changed-pages.ts';
import { newFindings } from './new-findings.ts';
import { serveCandidate } from './serve-candidate.ts';
import { openTrialBrowser } from './trial-browser.ts';
import { type Flaw, refusal, type TrialCounts } from './trial-report.ts';
import { type Task, tasksOf } from './trial-tasks.ts';

type Served = Composition & { origin: string };

type Sides = { browser: Browser; tried: Served; beside: Served | undefined };

/** Enough flaws to refuse a release. A fault on every page need not be found on each. */
const maxFlaws = 8;

async function flawsOf(task: Task, { browser, tried, beside }: Sides): Promise<Flaw[]> {
  const isThere = beside && existsSync(path.join(beside.folder, pageFile(task.address)));
  const on = (side: Served) => () => task.on({ browser, origin: side.origin }, side);
  const found = await newFindings({ candidate: on(tried), live: isThere ? on(beside) : undefined });
  return found.map((finding) => ({ where: task.where, finding }));
}

/** Runs tasks, a few at a time, until there are enough flaws. */
async function flawsOfAll(tasks: readonly Task[], sides: Sides): Promise<Flaw[]> {
  const flaws: Flaw[] = [];
  const tryOne = async (task: Task) => {
    if (flaws.length < maxFlaws) flaws.push(...(await flawsOf(task, sides)));
  };
  await pMap(tasks, tryOne, { concurrency: Math.min(4, availableParallelism() + 1) });
  return flaws;
}

/**
 * Serves a candidate locally and opens every changed page in a browser, compared with the live site where
 * needed. Rejects with the problems by part or file; resolves with what was tested.
 */
export async function tryCandidate(candidate: Candidate): Promise<TrialCounts> {
  const start = performance.now();
  const changed = await changedPages(candidate, candidate.live);
  const { tasks, counts } = await tasksOf(candidate, changed);
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
    const flaws = await flawsOfAll(tasks, { browser, tried, beside });
    if (flaws.length > 0) throw refusal(flaws);
  } finally {
    await Promise.all(closing.map((close) => close()));
  }
  const seconds = (performance.now() - start) / 1000;
  return { changed: changed.length, ...counts, seconds };
}
