import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { type Browser, chromium } from 'playwright-core';
import { pageFile } from '../compose/page-file.ts';
import { serveForNow } from '../serve/site-server.ts';
import { type Check, checksOf } from './checks.ts';
import { type LocatedFinding, newFindings, refusal, type VerifyCounts } from './findings.ts';
import type { Candidate, Composition } from './pages-to-verify.ts';
import { systemChromium } from './system-chromium.ts';

/** Throws if this machine has no browser to test pages in, saying how to get one. */
export function assertBrowser(): void {
  if (existsSync(systemChromium() ?? chromium.executablePath())) return;
  throw new Error(
    'this machine has no browser to test the pages in: install one (apt-get install chromium-headless-shell, or ' +
      'npx playwright-core install --only-shell chromium), set CHROMIUM to its path, or skip this with --skip-verify, ' +
      'which the log records',
  );
}

async function openBrowser(): Promise<Browser> {
  assertBrowser();
  const own = systemChromium();
  return chromium.launch({ ...(own && { executablePath: own }), args: ['--no-sandbox'] });
}

type Served = Composition & { origin: string };

type Sides = { browser: Browser; candidate: Served; live: Served | undefined };

async function findingsOf(check: Check, { browser, candidate, live }: Sides): Promise<LocatedFinding[]> {
  const isThere = live && existsSync(path.join(live.folder, pageFile(check.address)));
  const on = (side: Served) => () => check.on({ browser, origin: side.origin }, side);
  const found = await newFindings({ candidate: on(candidate), live: isThere ? on(live) : undefined });
  return found.map((finding) => ({ where: check.where, finding }));
}

/** Enough findings to refuse a release. A fault on every page need not be found on each. */
const enough = 8;

/** Runs checks, a few at a time, until there are enough findings. */
async function findingsOfAll(checks: readonly Check[], sides: Sides): Promise<LocatedFinding[]> {
  const found: LocatedFinding[] = [];
  const verifyOne = async (check: Check) => {
    if (found.length < enough) found.push(...(await findingsOf(check, sides)));
  };
  await pMap(checks, verifyOne, { concurrency: Math.min(4, availableParallelism() + 1) });
  return found;
}

/**
 * Serves a candidate locally and verifies it in a browser, compared with the live site where needed. Rejects with the
 * problems by part or file; resolves with what was verified.
 */
export async function verifyCandidate({ live, ...composition }: Candidate): Promise<VerifyCounts> {
  const start = performance.now();
  const { checks, counts } = await checksOf({ ...composition, live });
  const browser = await openBrowser();
  const closing = [() => browser.close()];
  const serve = async (side: Composition): Promise<Served> => {
    const { origin, close } = await serveForNow(side.folder);
    closing.push(close);
    return { ...side, origin };
  };
  try {
    const candidate = await serve(composition);
    const found = await findingsOfAll(checks, { browser, candidate, live: live && (await serve(live)) });
    if (found.length > 0) throw refusal(found);
  } finally {
    await Promise.all(closing.map((close) => close()));
  }
  return { ...counts, seconds: (performance.now() - start) / 1000 };
}
