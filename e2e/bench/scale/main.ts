import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '@venue/shell/release/build-packages.ts';
import { packageNames } from '@venue/shell/release/places.ts';
import { table } from '../report.ts';
import { median } from '../statistics.ts';
import { differingPage } from './same-pages.ts';
import { type Composition, openScaleSite, type OwnVersions } from './scale-site.ts';
import type { SyntheticRemote } from './synthetic-remote.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'boolean' },
    /** Rounds of each site. */
    rounds: { type: 'string', default: '3' },
    /** Only sites whose titles have this in them: `^20 remotes`. */
    only: { type: 'string', default: '' },
    /** Versions of earlier shells that are in the store, to compare with. */
    shell: { type: 'string', multiple: true, default: [] },
  },
});

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

type Case = { title: string; pages: number; remotes: readonly SyntheticRemote[] };

/** Our own: three remotes, 34 pages. */
const own = { remotes: 3, pages: 34 };
const released: SyntheticRemote = { name: 'mf-released', pages: 10, text: 'First' };
const other: SyntheticRemote = { ...released, text: 'Second' };

function ofRemotes(count: number): Case {
  const others = Array.from({ length: count - own.remotes - 1 }, (_, index): SyntheticRemote => {
    return { name: `mf-other-${index + 1}`, pages: 10, text: 'Other' };
  });
  const pages = own.pages + 10 * (others.length + 1);
  return { title: `${count} remotes, ${pages} pages`, pages, remotes: [released, ...others] };
}

function ofPages(pages: number): Case {
  const left = pages - own.pages - released.pages;
  const rest = { name: 'mf-other' as const, pages: left, text: 'Other' };
  const title = `${pages} pages, ${own.remotes + 2} remotes`;
  return { title, pages, remotes: [released, rest] };
}

const cases = [4, 20, 100].map(ofRemotes).concat([45, 350, 3500].map(ofPages));

async function bytesOf({ folder }: Composition, page: string): Promise<string> {
  const sizes = await Promise.all(['', '.br'].map((ending) => stat(path.join(folder, `${page}${ending}`))));
  return sizes.map(({ size }) => size).join(' / ');
}

function spreadOf(figures: readonly number[], digits: number): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)].map((figure) => figure.toFixed(digits));
  const range = low === high ? '' : ` (${low}–${high})`;
  return `${median(figures).toFixed(digits)}${range}`;
}

type Round = { all: Composition; one: Composition };

function row(title: string, rounds: readonly Round[], pages: readonly string[]): string[] {
  const spread = (of: (round: Round) => number, digits: number) => spreadOf(rounds.map(of), digits);
  return [
    title,
    spread(({ all }) => all.seconds, 1),
    spread(({ all }) => all.processor, 1),
    spread(({ one }) => one.seconds, 1),
    spread(({ one }) => one.processor, 1),
    String(rounds[0]?.one.composed.anew ?? 'all'),
    spread(({ one, all }) => one.processor / all.processor, 2),
    spread(({ all }) => all.megabytes, 0),
    spread(({ one }) => one.megabytes, 0),
    ...pages,
  ];
}

/**
 * Of larger sites nobody waits for further whole compositions: the first counts, which compresses the files of all versions too, and
 * what was released is not compared.
 */
const checkedUpTo = 1000;

/** Composes all of a site, then releases one of its packages, several times. */
async function measure({ title, pages, remotes }: Case, versions: OwnVersions): Promise<string[]> {
  const site = await openScaleSite(versions, remotes);
  const rounds: Round[] = [];
  const isLarge = pages > checkedUpTo;
  try {
    const first = await site.first();
    say(
      `${title}: first composition ${first.seconds.toFixed(1)} s, of processors ${first.processor.toFixed(1)} s`,
    );
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const all = isLarge ? first : await site.whole(first);
      rounds.push({ all, one: await site.release(all, other) });
    }
    const last = rounds.at(-1)?.one;
    if (!last) throw new Error('no round was asked for');
    const differing = isLarge ? undefined : await differingPage(last.folder, (await site.whole(last)).folder);
    if (differing !== undefined) throw new Error(`${title}: ${differing} is not what composing all gives`);
    const weighed = ['contact-us.html', 'released/page-2.html'].map((page) => bytesOf(last, page));
    return row(title, rounds, await Promise.all(weighed));
  } finally {
    await site.close();
  }
}

const head = [
  'site',
  'compose all, s',
  'of processors',
  'release of one, s',
  'of processors',
  'pages rendered',
  'ratio of processors',
  'MB, all',
  'MB, one',
  'contact, bytes / brotli',
  'synthetic page, bytes / brotli',
];

async function bench(): Promise<void> {
  const now = await buildPackages(packageNames, say);
  const shells = [...values.shell, now['shell'] ?? ''];
  const rows: string[][] = [];
  for (const one of cases.filter(({ title }) => new RegExp(values.only).test(title))) {
    for (const shell of shells) {
      const title = shells.length > 1 ? `${one.title}, shell ${shell}` : one.title;
      rows.push(await measure({ ...one, title }, { ...now, shell }));
      say(rows.at(-1)?.join(' | ') ?? '');
    }
  }
  process.stdout.write(`${table(head, rows)}\n`);
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
