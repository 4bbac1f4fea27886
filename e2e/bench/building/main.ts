import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { composedFile } from '@venue/shell/compose/composed-pages.ts';
import { systemBrowser } from '@venue/shell/trial/system-chromium.ts';
import { copyWorkspace } from '../../boundaries/copied-workspace.ts';
import { replaceIn } from '../../ownership/edit.ts';
import { paths } from '../../site/addresses.ts';
import { type ChangedSentence, changedSentences } from '../changed-sentences.ts';
import { table } from '../report.ts';
import { spread } from '../statistics.ts';
import { type Running, runToEnd, type Took, untilSaid } from './run-command.ts';

const { values } = parseArgs({
  options: {
    building: { type: 'boolean' },
    /** Rounds of what is done often; the cold ones are done once. */
    rounds: { type: 'string', default: '3' },
  },
});

const origin = 'http://127.0.0.1:4690';
const environment = { PORT: '4690', SANDBOX_PORT: '4691', SITE_CONFIG: 'sandbox' };
const times: { what: string; took: Partial<Took> }[] = [];

/** A sentence of a view that is changed again and again. */
type Sentence = ChangedSentence & { path: string };
const overview: Sentence = { ...changedSentences.overview, path: paths.overview };
const hall: Sentence = { ...changedSentences.hall, path: paths.hallBooking };

function note(what: string, took: Partial<Took>): void {
  times.push({ what, took });
  const [seconds, processor] = [took.seconds, took.processor].map((figure) => figure?.toFixed(1) ?? '–');
  process.stderr.write(`${what}: ${seconds} s, ${processor} s of processors\n`);
}

async function start(folder: string): Promise<Running> {
  return untilSaid({ folder, words: ['npm', 'start'], environment }, 'Site     http');
}

async function command(folder: string, ...words: readonly string[]): Promise<Took> {
  return runToEnd({ folder, words: ['npm', 'run', ...words], environment });
}

async function changeSentence(folder: string, sentence: Sentence, text: string): Promise<void> {
  await replaceIn(path.join(folder, sentence.file), sentence.text, text);
  sentence.text = text;
}

async function composeAndRelease(folder: string, round: number): Promise<void> {
  await changeSentence(folder, overview, `>Round ${round + 1}.<`);
  note(
    'release of one package, a sentence changed',
    await command(folder, 'release', 'mf-marketing', '--', '--unchecked'),
  );
  note('compose, nothing changed', await command(folder, 'compose'));
  await rm(path.join(folder, 'shell/.site', composedFile), { force: true });
  note('compose, all pages', await command(folder, 'compose'));
}

async function shown(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByText(text.slice(1, -1)).first().waitFor();
}

type Development = { title: string; words: readonly string[]; sentence: Sentence };

/** From the command to a page that can be used, and from a saved file to the page that shows it. */
async function develop(folder: string, { title, words, sentence }: Development): Promise<void> {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const page = await browser.newPage();
  const begun = performance.now();
  const server = await untilSaid({ folder, words, environment }, 'Site     http');
  note(`${title}: says that it is ready`, server);
  try {
    const open = () => page.goto(origin + sentence.path).catch(() => undefined);
    while (!(await open())?.ok()) await new Promise((resolve) => setTimeout(resolve, 100));
    await shown(page, sentence.text);
    note(`${title}: first page`, { seconds: (performance.now() - begun) / 1000 });
    const before = sentence.text;
    const saved = performance.now();
    await changeSentence(folder, sentence, '>Seen at once.<');
    await shown(page, sentence.text);
    note(`${title}: hot update`, { seconds: (performance.now() - saved) / 1000 });
    await changeSentence(folder, sentence, before);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const developments: readonly Development[] = [
  {
    title: 'npm run dev -- mf-bookings',
    words: ['npm', 'run', 'dev', '--', 'mf-bookings'],
    sentence: hall,
  },
  { title: 'npm run dev', words: ['npm', 'run', 'dev'], sentence: overview },
];

function cell(figures: readonly (number | undefined)[]): string {
  const found = spread(figures);
  if (!found) return '–';
  const [median, min, max] = [found.median, found.min, found.max].map((figure) => figure.toFixed(1));
  return figures.length > 1 ? `${median} (${min}–${max})` : `${median}`;
}

/** Each step in the order in which it was done first. */
function rows(): string[][] {
  return [...new Set(times.map(({ what }) => what))].map((what) => {
    const own = times.flatMap((time) => (time.what === what ? [time.took] : []));
    const seconds = own.map((took) => took.seconds);
    return [what, cell(seconds), cell(own.map(({ processor }) => processor)), String(own.length)];
  });
}

async function bench(): Promise<void> {
  const { folder, close } = await copyWorkspace();
  const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => round);
  try {
    await rm(path.join(folder, 'node_modules'), { recursive: true });
    note('npm ci', await runToEnd({ folder, words: ['npm', 'ci', '--no-audit', '--no-fund'] }));
    for (const what of ['npm start, cold', 'npm start, warm']) {
      const site = await start(folder);
      note(what, site);
      await site.stop();
    }
    for (const round of rounds) await composeAndRelease(folder, round);
    for (const development of developments) {
      for (const round of rounds) {
        process.stderr.write(`round ${round + 1} of ${rounds.length}\n`);
        await develop(folder, development);
      }
    }
  } finally {
    await close();
  }
  const head = ['', 'seconds, median (least–most)', 'of processors', 'rounds'];
  process.stdout.write(`${loadavg()[0]?.toFixed(1) ?? ''} load at the end\n${table(head, rows())}\n`);
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
