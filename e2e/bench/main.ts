import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import { fullChromium, systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { paths } from '../site/addresses.ts';
import { composeTestSite, testSiteFolder } from '../site/test-site.ts';
import { makeCertificate } from '../web-servers/certificate.ts';
import { serveSecurely, withoutScripts, type Handler } from './https-site.ts';
import { measureVisit, type MeasuredPage, type Visit } from './measured-visit.ts';
import { median, ratioOf } from './ratios.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    /** Comma-separated addresses. */
    pages: { type: 'string' },
    /** Folder of another composed site, such as an older build, to compare with. */
    against: { type: 'string' },
    /** How many times slower the phone's processor is than this machine's. */
    slowdown: { type: 'string', default: '4' },
  },
});

/** Pages of different kinds, with links within a remote and to another one. */
const allPages: readonly MeasuredPage[] = [
  { from: paths.home, to: paths.contact },
  { from: paths.eventHall, to: paths.hallBooking },
  { from: paths.gallery, to: paths.eventHall },
  { from: paths.hotels, to: paths.deluxeSuiteBooking },
  { from: paths.terms },
  { from: paths.contact },
  { from: paths.hallBooking },
  { from: paths.deluxeSuiteBooking },
  { from: paths.myBookings },
];
const requestedPages = values.pages?.split(',');
const pages = allPages.filter(({ from }) => requestedPages?.includes(from) ?? true);
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no number of minutes`);
if (pages.length === 0) throw new Error(`--pages: choose of ${allPages.map(({ from }) => from).join(',')}`);

const titles: Readonly<Record<keyof Visit, string>> = {
  paint: 'largest paint, ms',
  alive: 'alive, ms',
  scripts: 'scripts, bytes',
  navigation: 'link tapped at once, ms',
};
const figures = ['paint', 'alive', 'scripts', 'navigation'] as const;

type Site = { name: 'site' | 'no scripts' | 'against'; origin: string };
/** Visits to a page by site, one per round. */
type Measured = { page: MeasuredPage; visits: Record<Site['name'], Visit[]> };

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function visit(browser: Browser, { name, origin }: Site, page: MeasuredPage): Promise<Visit> {
  const how = { origin, hasScripts: name !== 'no scripts', slowdown: Number(values.slowdown) };
  return measureVisit(browser, how, page).catch((error: unknown) => {
    // Reports a visit that fails, as on a busy machine, and goes on.
    say(`${name} ${page.from}: ${String(error)}`);
    return { paint: Number.NaN, alive: Number.NaN, scripts: Number.NaN, navigation: Number.NaN };
  });
}

/**
 * Visits all pages of all sites in turn until time is up. Each round goes through the sites forwards and
 * backwards, so that load on the machine affects all alike.
 */
async function measure(browser: Browser, sites: readonly Site[], measured: readonly Measured[]) {
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; ; round += 1) {
    for (const { page, visits } of measured) {
      if (Date.now() > end) return;
      for (const site of round % 2 === 0 ? sites : sites.toReversed())
        visits[site.name].push(await visit(browser, site, page));
    }
    say(`round ${round + 1}`);
  }
}

/** Each figure of this site, and its ratio to the others': the median and the middle half of the rounds. */
function table(measured: readonly Measured[]): string {
  const ratios = [
    ['paint', 'no scripts'] as const,
    ...(values.against ? figures.map((figure) => [figure, 'against'] as const) : []),
  ];
  const row = ({ page, visits }: Measured) => [
    page.from,
    String(visits.site.length),
    ...figures.map((figure) => {
      const middle = median(visits.site.map((one) => one[figure]).filter(Number.isFinite));
      return Number.isNaN(middle) ? '–' : middle.toFixed();
    }),
    ...ratios.map(([figure, base]) => {
      const [mine, others] = [visits.site, visits[base]].map((all) => all.map((one) => one[figure]));
      const { median: middle, low, high } = ratioOf(mine ?? [], others ?? []);
      return Number.isNaN(middle) ? '–' : `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    }),
  ];
  const divided = ratios.map(([figure, base]) => `${figure} ÷ ${base}`);
  const head = ['page', 'rounds', ...figures.map((figure) => titles[figure]), ...divided];
  return [head, head.map(() => '---'), ...measured.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** `npm run bench`: the performance of this checkout's pages, as ratios within one run. */
async function bench(): Promise<void> {
  await composeTestSite();
  const certificate = await makeCertificate();
  const serve = async (name: Site['name'], handler: Handler) => ({
    name,
    ...(await serveSecurely(handler, certificate)),
  });
  const sites = [
    await serve('site', siteHandler(testSiteFolder)),
    await serve(
      'no scripts',
      await withoutScripts(
        testSiteFolder,
        pages.map(({ from }) => from),
      ),
    ),
    ...(values.against ? [await serve('against', siteHandler(values.against))] : []),
  ];
  const executablePath = fullChromium() ?? systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
  });
  const measured = pages.map((page): Measured => ({
    page,
    visits: { site: [], 'no scripts': [], against: [] },
  }));
  await measure(browser, sites, measured);
  await browser.close();
  for (const { close } of sites) close();
  const machine = { slowdown: values.slowdown, cpus: cpus().length, load: loadavg() };
  process.stdout.write(`${table(measured)}\n\n${JSON.stringify(machine)}\n`);
}

await bench();
