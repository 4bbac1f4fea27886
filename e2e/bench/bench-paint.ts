import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, folderOf, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { network } from './conditions.ts';
import { inTurn } from './in-turn.ts';
import { largestPaint, type LargestPaint, type PaintVisit } from './largest-paint.ts';
import { withoutScripts, writeVariant } from './page-variants.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { median, medianInterval } from './statistics.ts';
import { timeBudget } from './time-budget.ts';

/** The largest ratio that is good enough, and the one that must be told from it. */
const goal = 1.05;

const { values } = parseArgs({
  options: {
    paint: { type: 'boolean' },
    minutes: { type: 'string', default: '10' },
    /** Addresses with commas between them; all where it is not said. */
    pages: { type: 'string' },
    /**
     * Rounds of each route before it may count as told. Of three in a row the interval is too narrow one time in four; and who
     * stops as soon as it is on one side stops too early now and then.
     */
    rounds: { type: 'string', default: '8' },
  },
});
const fewest = Number(values.rounds);

type Pair = { site: LargestPaint; bare: LargestPaint };
type Route = { path: string; pairs: Pair[] };
type Origins = { site: string; bare: string };

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function ratiosOf({ pairs }: Route): number[] {
  return pairs.map(({ site, bare }) => site.ms / bare.ms);
}

/**
 * What scripts cost before the largest paint, as a ratio that a busy machine hardly changes: what the page's own thread worked more,
 * and what the line takes for a larger document. It does not see what two requests do to each other.
 */
function worksOf({ pairs }: Route): number[] {
  const bare = median(pairs.map((pair) => pair.bare.ms));
  // What a paint cost is not known where the page's thread could not be asked in time.
  const known = pairs.filter(({ site, bare: other }) => Number.isFinite(site.processor - other.processor));
  return known.map((pair) => {
    const line = ((pair.site.html - pair.bare.html) / network.downloadThroughput) * 1000;
    return 1 + (pair.site.processor - pair.bare.processor + line) / bare;
  });
}

/** Whether more rounds would say more: not once the whole interval is on one side of the goal. */
function isOpen(route: Route): boolean {
  const interval = medianInterval(ratiosOf(route));
  return !interval || (interval.low <= goal && interval.high > goal);
}

async function loadPair(browser: Browser, origins: Origins, { path, pairs }: Route): Promise<void> {
  const isFirst = pairs.length === 0;
  const visit = (origin: string, until: PaintVisit['until']) =>
    largestPaint(browser, { address: origin + path, until });
  const site = () => visit(origins.site, isFirst ? 'hydrated' : 'calm');
  const bare = () => visit(origins.bare, 'calm');
  const [own, other] = await inTurn(pairs.length, [site, bare]);
  if (isFirst && own.picture !== other.picture) {
    say(
      `${path}: another largest paint: ${own.picture ?? 'text'}, without scripts ${other.picture ?? 'text'}`,
    );
  }
  pairs.push({ site: own, bare: other });
}

function verdict(figures: readonly number[]): string {
  const interval = medianInterval(figures);
  if (!interval) return 'too few rounds';
  if (interval.high <= goal) return `at most ${goal}`;
  return interval.low > goal ? `over ${goal}` : 'open';
}

function told(figures: readonly number[]): string {
  const interval = medianInterval(figures);
  return interval
    ? `${interval.median.toFixed(2)} (${interval.low.toFixed(2)}–${interval.high.toFixed(2)})`
    : '–';
}

function rowOf(route: Route): string[] {
  const ms = (side: keyof Pair) =>
    route.pairs.length > 0 ? median(route.pairs.map((pair) => pair[side].ms)).toFixed() : '–';
  const rounds = String(route.pairs.length);
  const verdicts = [ratiosOf(route), worksOf(route)].flatMap((figures) => [told(figures), verdict(figures)]);
  return [`\`${route.path}\``, ms('site'), ms('bare'), rounds, ...verdicts];
}

/** All routes in turn, so many times; then those of which it is still open on which side of the goal they are. */
async function measure(browser: Browser, origins: Origins, routes: readonly Route[]): Promise<void> {
  const hasTime = timeBudget(Number(values.minutes));
  for (let round = 0; hasTime(); round += 1) {
    const wanted = round < fewest ? routes : routes.filter(isOpen);
    if (wanted.length === 0) return;
    for (const route of wanted) {
      if (!hasTime()) return;
      // What does not come to an end on a busy machine is said, and ends nothing else.
      await loadPair(browser, origins, route).catch((error) => say(String(error)));
    }
    say(`round ${round + 1}: ${wanted.length} routes`);
  }
}

/** `npm run bench -- --paint`: every route's largest paint as a multiple of the same page's without any script. */
async function benchPaint(): Promise<void> {
  await prepareSite(say);
  const addresses = Object.values(paths);
  await writeVariant(composedSite, { folder: folderOf('no-scripts'), change: withoutScripts, addresses });
  const certificate = await makeCertificate();
  const [site, bare] = await Promise.all([
    serveSecurely(composedSite, certificate),
    serveSecurely(folderOf('no-scripts'), certificate),
  ]);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const wanted = values.pages?.split(',') ?? addresses;
  const routes = wanted.map((path): Route => ({ path, pairs: [] }));
  await measure(browser, { site: site.origin, bare: bare.origin }, routes);
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
  const verdicts = ['median ratio (95 %)', 'verdict', 'by work (95 %)', 'verdict'];
  const head = ['page', 'ms', 'without scripts', 'rounds', ...verdicts];
  const all = medianInterval(routes.flatMap(ratiosOf));
  const loads = routes.reduce((sum, { pairs }) => sum + pairs.length, 0);
  process.stdout.write(`${table(head, routes.map(rowOf))}\n\n`);
  const work = medianInterval(routes.flatMap(worksOf));
  for (const [what, one] of Object.entries({ time: all, work })) {
    process.stdout.write(
      `all ${loads} pairs, ${what}: ${one?.median.toFixed(3)} (${one?.low.toFixed(3)}–${one?.high.toFixed(3)})\n`,
    );
  }
}

await benchPaint();
