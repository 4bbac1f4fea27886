import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { composedFile } from '@venue/shell/compose/composed-pages.ts';
import { systemBrowser } from '@venue/shell/trial/system-chromium.ts';
import { copyWorkspace } from '../../boundaries/copied-workspace.ts';
import { replaceIn } from '../../ownership/edit.ts';
import { paths } from '../../site/addresses.ts';
import { table } from '../report.ts';
import { spread } from '../statistics.ts';
import { type Running, secondsOf, untilSaid } from './run-command.ts';

const { values } = parseArgs({
  options: {
    building: { type: 'boolean' },
    /** Rounds of what is done often; the cold ones are done once. */
    rounds: { type: 'string', default: '3' },
  },
});

const origin = 'http://127.0.0.1:4690';
const environment = { PORT: '4690', SANDBOX_PORT: '4691', SITE_CONFIG: 'sandbox' };
const view = 'mf-marketing/src/views/overview/overview-view.tsx';
const sentence = 'Come and see it empty.';
const times: [what: string, seconds: number][] = [];

function note(what: string, seconds: number): void {
  times.push([what, seconds]);
  process.stderr.write(`${what}: ${seconds.toFixed(1)} s\n`);
}

async function start(folder: string): Promise<Running> {
  return untilSaid({ folder, words: ['npm', 'start'], environment }, 'Site     http');
}

async function command(folder: string, ...words: readonly string[]): Promise<number> {
  return secondsOf({ folder, words: ['npm', 'run', ...words], environment });
}

/** A sentence of one view is another one now. */
async function changeSentence(folder: string, from: string, to: string): Promise<void> {
  await replaceIn(path.join(folder, view), from, to);
}

async function composeAndRelease(folder: string, round: number): Promise<void> {
  const [from, to] = [round === 0 ? sentence : `Round ${round}.`, `Round ${round + 1}.`];
  await changeSentence(folder, from, to);
  note(
    'release of one package, a sentence changed',
    await command(folder, 'release', 'mf-marketing', '--', '--unchecked'),
  );
  note('compose, nothing changed', await command(folder, 'compose'));
  await rm(path.join(folder, 'shell/.site', composedFile), { force: true });
  note('compose, all pages', await command(folder, 'compose'));
}

async function shown(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}

/** From the command to a page that can be used, and from a saved file to the page that shows it. */
async function develop(folder: string, before: string): Promise<void> {
  const begun = performance.now();
  const server = await untilSaid({ folder, words: ['npm', 'run', 'dev'], environment }, 'Site     http');
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const page = await browser.newPage();
  try {
    const open = () => page.goto(origin + paths.overview).catch(() => undefined);
    while (!(await open())?.ok()) await new Promise((resolve) => setTimeout(resolve, 100));
    await shown(page, before);
    note('dev server to first page', (performance.now() - begun) / 1000);
    const saved = performance.now();
    await changeSentence(folder, before, 'Seen at once.');
    await shown(page, 'Seen at once.');
    note('hot update', (performance.now() - saved) / 1000);
    await changeSentence(folder, 'Seen at once.', before);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Seconds of each step, in the order in which they were done, with their least and most. */
function rows(): string[][] {
  return [...new Set(times.map(([what]) => what))].map((what) => {
    const own = times.filter(([other]) => other === what).map(([, seconds]) => seconds);
    const { median = 0, min = 0, max = 0 } = spread(own) ?? {};
    const range = own.length > 1 ? ` (${min.toFixed(1)}–${max.toFixed(1)})` : '';
    return [what, `${median.toFixed(1)} s${range}`, String(own.length)];
  });
}

async function bench(): Promise<void> {
  const { folder, close } = await copyWorkspace();
  const rounds = Number(values.rounds);
  try {
    await rm(path.join(folder, 'node_modules'), { recursive: true });
    note('npm ci', await secondsOf({ folder, words: ['npm', 'ci', '--no-audit', '--no-fund'] }));
    for (const what of ['npm start, cold', 'npm start, warm']) {
      const site = await start(folder);
      note(what, site.seconds);
      await site.stop();
    }
    for (let round = 0; round < rounds; round += 1) await composeAndRelease(folder, round);
    for (let round = 0; round < rounds; round += 1) await develop(folder, `Round ${rounds}.`);
  } finally {
    await close();
  }
  process.stdout.write(`${table(['', 'median (least–most)', 'rounds'], rows())}\n`);
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
