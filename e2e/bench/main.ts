import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { systemBrowser, systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { folders, prepareCandidates } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { network, processorSlowdown } from './conditions.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { visitPage, type Visit } from './page-visit.ts';
import { serveSecurely } from './secure-server.ts';
import { median, ratioOf } from './ratios.ts';
import { tapAtOnce } from './tapped-link.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    /** Addresses with commas between them. */
    pages: { type: 'string' },
    /** Folder of another composed site, such as an older build's: every figure is compared with its too. */
    against: { type: 'string' },
  },
});

type Figure = keyof Visit | 'navigation';

const titles: Readonly<Record<Figure, string>> = {
  paint: 'largest paint',
  alive: 'alive',
  scripts: 'script bytes',
  navigation: 'link tapped at once',
};

/** What each figure of this site is divided by. */
const bases: readonly (readonly [Figure, string])[] = [
  ['paint', 'no scripts'],
  ['alive', 'split build'],
  ['scripts', 'split build'],
  ['navigation', 'split build'],
];
const columns = values.against ? [...bases, ...bases.map(([figure]) => [figure, 'against'] as const)] : bases;

type Site = { name: string; origin: string; close: () => Promise<void> };
/** Figures of a page by site, one a round. */
type Measured = { page: MeasuredPage; rounds: Map<string, Record<Figure, number>[]> };

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const nothing = { paint: Number.NaN, alive: Number.NaN, scripts: Number.NaN, navigation: Number.NaN };

async function figuresOf(browser: Browser, { name, origin }: Site, { from, to }: MeasuredPage) {
  const lives = name !== 'no scripts';
  try {
    const visit = await visitPage(browser, origin + from, lives);
    const navigation = lives && to ? await tapAtOnce(browser, origin + from, to) : Number.NaN;
    return { ...visit, navigation };
  } catch (error) {
    // What does not come to an end on a busy machine is said, and ends nothing else.
    say(`${name} ${from}: ${String(error)}`);
    return nothing;
  }
}

/** All pages of all sites in turn until the time is over: the sites of a round forwards and backwards, so that a busy machine hits all alike. */
async function measure(browser: Browser, sites: readonly Site[], measured: readonly Measured[]) {
  const end = Date.now() + Number(values.minutes) * 60_000;
  for (let round = 0; ; round += 1) {
    for (const { page, rounds } of measured) {
      if (Date.now() > end) return;
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        rounds.get(site.name)?.push(await figuresOf(browser, site, page));
      }
    }
    say(`round ${round + 1}`);
  }
}

function figureOf({ rounds }: Measured, site: string, figure: Figure): number[] {
  return (rounds.get(site) ?? []).map((figures) => figures[figure]);
}

function cell(measured: Measured, [figure, base]: readonly [Figure, string]): string {
  const ratio = ratioOf(figureOf(measured, 'site', figure), figureOf(measured, base, figure));
  if (Number.isNaN(ratio.median)) return '–';
  return `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`;
}

function table(measured: readonly Measured[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [
    'page',
    'rounds',
    'paint, ms',
    'alive, ms',
    ...columns.map(([figure, base]) => `${titles[figure]} ÷ ${base}`),
  ];
  const rows = measured.map((one) => [
    one.page.from,
    String(one.rounds.get('site')?.length ?? 0),
    ...(['paint', 'alive'] as const).map((figure) => median(figureOf(one, 'site', figure)).toFixed()),
    ...columns.map((column) => cell(one, column)),
  ]);
  return [head, head.map(() => '---'), ...rows].map(row).join('\n');
}

/** `npm run bench`: what pages cost, as ratios within one run; the median and the middle half of its rounds. */
async function bench(): Promise<void> {
  await prepareCandidates(say);
  const certificate = await makeCertificate();
  const served = { ...folders, ...(values.against && { against: values.against }) };
  const sites = await Promise.all(
    Object.entries(served).map(async ([name, folder]) => {
      const { origin, close } = await serveSecurely(folder, certificate);
      return { name, origin, close };
    }),
  );
  const executablePath = systemBrowser() ?? systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`, '--disable-quic'],
  });
  const wanted = values.pages?.split(',');
  const measured = measuredPages
    .filter(({ from }) => wanted?.includes(from) ?? true)
    .map((page): Measured => ({ page, rounds: new Map(sites.map(({ name }) => [name, []])) }));
  await measure(browser, sites, measured);
  await browser.close();
  await Promise.all(sites.map(({ close }) => close()));
  const conditions = { network, processorSlowdown, cpus: cpus().length, load: loadavg() };
  process.stdout.write(`${table(measured)}\n\n${JSON.stringify(conditions)}\n`);
}

await bench();
