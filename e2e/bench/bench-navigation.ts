import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { z } from 'zod';
import { launchOptions } from './bench-browser.ts';
import { folderOf, prepareCandidates } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { scrollToLink, stepBack, tapThrough, type ShownAfter } from './clicked-navigation.ts';
import { comingToLife, type ComingToLife } from './coming-to-life.ts';
import { inTurn } from './in-turn.ts';
import { leaveAndReturn } from './kept-by-browser.ts';
import { heaviest, navigations } from './navigations.ts';
import { table } from './report.ts';
import { openQuietTab, type QuietTab } from './quiet-tab.ts';
import { serveSecurely } from './secure-server.ts';
import { medianInterval } from './statistics.ts';
import { timeBudget } from './time-budget.ts';

const { values } = parseArgs({
  options: { navigation: { type: 'boolean' }, minutes: { type: 'string', default: '9' } },
});

/** ms that a link is in view before it is tapped. */
const lookedAt = 1000;

/** ms without a request after which the line counts as calm. */
const calm = 700;

type Way = {
  from: string;
  to: string;
  seen: ShownAfter[];
  back: number[];
  atOnce: number[];
  split: number[];
};
type Life = { path: string; loads: ComingToLife[] };
type Origins = { site: string; split: string };
type Bench = { browser: Browser; origins: Origins; hasTime: () => boolean };

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function openAlive(browser: Browser, address: string): Promise<QuietTab> {
  const tab = await openQuietTab(browser);
  await tab.open(address);
  await tab.until(() => {
    const { viewHydrated, shellHydrated } = window.pageNotes;
    return viewHydrated !== undefined && shellHydrated !== undefined;
  });
  return tab;
}

/** Nothing more is on the line for a while. */
async function calmLine(tab: QuietTab): Promise<void> {
  const asked = () => tab.evaluate(z.number(), () => performance.getEntriesByType('resource').length);
  for (let before = -1; ;) {
    const now = await asked();
    if (now === before) return;
    before = now;
    await wait(calm);
  }
}

/** From a link that was in view for a second, then one step back. */
async function lookThenTap({ browser, origins }: Bench, { from, to, seen, back }: Way): Promise<void> {
  const tab = await openAlive(browser, origins.site + from);
  // The page looks for links in view when it has come to life and the browser has nothing else to do.
  await calmLine(tab);
  await scrollToLink(tab, to);
  await wait(lookedAt);
  seen.push(await tapThrough(tab, to));
  await wait(lookedAt);
  back.push(await stepBack(tab));
  await tab.close();
}

/** From the same link as soon as the page has come to life, when nobody has seen it yet. */
async function tapAtOnce(browser: Browser, origin: string, { from, to }: Way): Promise<number> {
  const tab = await openAlive(browser, origin + from);
  const { asked } = await tapThrough(tab, to);
  await tab.close();
  return asked;
}

async function compareAtOnce({ browser, origins }: Bench, way: Way): Promise<void> {
  const [own, other] = await inTurn(way.split.length, [
    () => tapAtOnce(browser, origins.site, way),
    () => tapAtOnce(browser, origins.split, way),
  ]);
  way.atOnce.push(own);
  way.split.push(other);
}

async function measure(bench: Bench, ways: readonly Way[], lives: readonly Life[]): Promise<void> {
  for (let round = 0; bench.hasTime(); round += 1) {
    for (const way of ways) {
      if (!bench.hasTime()) return;
      await lookThenTap(bench, way);
      await compareAtOnce(bench, way);
    }
    for (const { path, loads } of lives) {
      if (!bench.hasTime()) return;
      loads.push(await comingToLife(bench.browser, bench.origins.site + path));
    }
    say(`round ${round + 1}`);
  }
}

function told(figures: readonly number[], digits = 0): string {
  const interval = medianInterval(figures);
  if (!interval) return figures.map((figure) => figure.toFixed(digits)).join(', ') || '–';
  const [median, low, high] = [interval.median, interval.low, interval.high].map((value) =>
    value.toFixed(digits),
  );
  return `${median} (${low}–${high})`;
}

function wayRow({ from, to, seen, back, atOnce, split }: Way): string[] {
  const ratios = atOnce.flatMap((own, round) => {
    const other = split[round];
    return other === undefined ? [] : [own / other];
  });
  const seenCells = (['heard', 'asked'] as const).map((since) => told(seen.map((after) => after[since])));
  return [`\`${from}\` → \`${to}\``, String(seen.length), ...seenCells, told(back), told(ratios, 2)];
}

function lifeRow({ path, loads }: Life): string[] {
  const figures = (['longestTask', 'longestLater', 'slowestTap'] as const).map((figure) =>
    told(loads.map((load) => load[figure])),
  );
  return [`\`${path}\``, String(loads.length), ...figures];
}

/** Whether pages come back from the browser's memory; Playwright switches that off unless asked not to. */
async function sayWhatIsKept(publicKeyHash: string, origin: string): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions(publicKeyHash),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const rows: string[][] = [];
  for (const { from, to } of navigations) {
    const visits = await leaveAndReturn(browser, origin + from, origin + to);
    const cells = visits.map(({ isKept, reasons }) => (isKept ? 'kept' : reasons.join(', ') || 'not kept'));
    rows.push([`\`${from}\``, ...cells]);
  }
  await browser.close();
  process.stdout.write(`${table(['back from another document', 'first visit', 'again'], rows)}\n\n`);
}

/** `npm run bench -- --navigation`: links, steps back, and what a page does to its visitor while it comes to life. */
async function benchNavigation(): Promise<void> {
  await prepareCandidates(say);
  const certificate = await makeCertificate();
  const [site, split] = await Promise.all([
    serveSecurely(folderOf('site'), certificate),
    serveSecurely(folderOf('one-build'), certificate),
  ]);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const ways = navigations.map(({ from, to }): Way => ({
    from,
    to,
    seen: [],
    back: [],
    atOnce: [],
    split: [],
  }));
  const lives = heaviest.map((path): Life => ({ path, loads: [] }));
  const hasTime = timeBudget(Number(values.minutes));
  await measure({ browser, origins: { site: site.origin, split: split.origin }, hasTime }, ways, lives);
  await browser.close();
  await sayWhatIsKept(certificate.publicKeyHash, site.origin);
  await Promise.all([site.close(), split.close()]);
  const waysHead = [
    'link',
    'rounds',
    'in view for a second, ms',
    'with what the inspector waits',
    'back, ms',
    'at once ÷ split build',
  ];
  const livesHead = [
    'page',
    'rounds',
    'longest task, ms',
    'of those after the first paint',
    'slowest tap, ms',
  ];
  process.stdout.write(`${table(waysHead, ways.map(wayRow))}\n\n${table(livesHead, lives.map(lifeRow))}\n`);
}

await benchNavigation();
