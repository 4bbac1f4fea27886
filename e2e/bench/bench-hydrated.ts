import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './bench-browser.ts';
import { folderOf, prepareCandidates } from './candidates.ts';
import { inTurn } from './in-turn.ts';
import { makeCertificate } from './certificate.ts';
import { measuredRoutes } from './measured-pages.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { median, medianInterval } from './statistics.ts';
import { timeBudget } from './time-budget.ts';
import { timeToLife, type TimeToLife } from './time-to-life.ts';

const { values } = parseArgs({
  options: { hydrated: { type: 'boolean' }, minutes: { type: 'string', default: '10' } },
});

type Pair = { site: TimeToLife; split: TimeToLife };
type Route = { path: string; pairs: Pair[] };

const shown = ['elapsed', 'processor', 'line'] as const satisfies readonly (keyof TimeToLife)[];
const titles = { elapsed: 'view hydrated', processor: 'processor', line: 'line' } as const;

function cellsOf({ pairs }: Route, figure: keyof TimeToLife): string[] {
  const of = (side: keyof Pair) => median(pairs.map((pair) => pair[side][figure])).toFixed();
  const ratio = medianInterval(pairs.map(({ site, split }) => site[figure] / split[figure]));
  const told = ratio && `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`;
  return pairs.length > 0 ? [`${of('site')} / ${of('split')}`, told ?? '–'] : ['–', '–'];
}

function rowOf(route: Route): string[] {
  return [
    `\`${route.path}\``,
    String(route.pairs.length),
    ...shown.flatMap((figure) => cellsOf(route, figure)),
  ];
}

/**
 * `npm run bench -- --hydrated`: when a page's view handles events, as a multiple of the split build's of the same sources, the one and the
 * other in turn.
 */
async function benchHydrated(): Promise<void> {
  await prepareCandidates((line) => process.stderr.write(`${line}\n`));
  const certificate = await makeCertificate();
  const [site, split] = await Promise.all([
    serveSecurely(folderOf('site'), certificate),
    serveSecurely(folderOf('one-build'), certificate),
  ]);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const routes = measuredRoutes.map(({ from }): Route => ({ path: from, pairs: [] }));
  const hasTime = timeBudget(Number(values.minutes));
  for (let round = 1; hasTime(); round += 1) {
    for (const { path, pairs } of routes) {
      try {
        const [own, other] = await inTurn(round, [
          () => timeToLife(browser, site.origin + path),
          () => timeToLife(browser, split.origin + path),
        ]);
        pairs.push({ site: own, split: other });
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
      }
    }
    process.stderr.write(`round ${round}\n`);
  }
  await browser.close();
  await Promise.all([site.close(), split.close()]);
  const head = [
    'page',
    'rounds',
    ...shown.flatMap((figure) => [`${titles[figure]}, ms / split build`, 'ratio (95 %)']),
  ];
  process.stdout.write(`${table(head, routes.map(rowOf))}\n`);
}

await benchHydrated();
