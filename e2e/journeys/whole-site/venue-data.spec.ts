import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddresses } from '@venue/shell/platform/compose/site-addresses.ts';
import { defaultVenue } from '@venue/shell/platform/configuration/default-venue.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, test } from '../support/fixtures.ts';

let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  lab = await openReleaseLab();
});

test.afterAll(async () => {
  await lab.close();
});

type Said = { view: string; text: string };

async function composeVenue(venue: unknown): Promise<void> {
  const { content } = await configurationForSandbox(sandboxOrigin);
  await lab.composeWith(mergePatch(content, { venue }));
}

function htmlOf(address: string): Promise<string> {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  return readFile(path.join(lab.siteFolder, file), 'utf8');
}

const unread =
  /<(script|style)\b[\s\S]*?<\/\1>|<meta http-equiv[^>]*>|\s(?:src|srcset|imagesrcset|class|d)="[^"]*"|<!--|-->/gi;

/** A page's texts and addresses, as people and search engines read them. */
async function saidOn(address: string): Promise<string> {
  const html = (await htmlOf(address)).replaceAll(unread, '');
  return html.replaceAll(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
}

/** The text of every page, including the shell's own. */
async function allPages(): Promise<Said[]> {
  const { pages } = await readAddresses(lab.siteFolder);
  const all = { ...pages, 'shell/not-found': '/404', 'shell/offline': '/offline' };
  return Promise.all(
    Object.entries(all).map(async ([view, address]) => ({ view, text: await saidOn(address) })),
  );
}

test('titles and descriptions fit search results', async () => {
  const { pages } = await readAddresses(lab.siteFolder);
  const long = await Promise.all(
    Object.entries(pages).map(async ([view, address]) => {
      const description = /<meta name="description" content="([^"]*)"/.exec(await htmlOf(address))?.[1] ?? '';
      return description.length > 158 ? [`${view}: ${description}`] : [];
    }),
  );
  expect(long.flat()).toEqual([]);
});

/** What pages call a fact: prices in figures, and names as they are. */
function factsIn(venue: unknown): string[] {
  if (typeof venue === 'number' && venue >= 10_000) return [venue.toLocaleString('en-NG')];
  if (typeof venue !== 'object' || venue === null) return [];
  return Object.entries(venue).flatMap(([key, value]) => {
    if (typeof value !== 'string') return factsIn(value);
    if (value.startsWith('+')) return [value, value.replaceAll(' ', '')];
    if (key === 'name' || key === 'state') return [value.replace(/ (?:Hall|State)$/, '')];
    return /^(?:town|road|email|slug|nameInTerms)$/.test(key) ? [value] : [];
  });
}

const plantedWords: Readonly<Record<string, string>> = { email: 'desk@zohouse.example', slug: 'zohouse' };

/** The specified venue with all its names, addresses and prices replaced by unmistakable ones. */
function plantedVenue(): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(defaultVenue), (key, value: unknown) => {
    // Not by a sum, because pages also say how much cheaper one price is than another.
    if (typeof value === 'number' && value >= 10_000) return Math.round(value * 1.037);
    if (typeof value !== 'string') return value;
    count += 1;
    if (value.startsWith('+')) return `+234 811 222 ${1000 + count}`;
    if (value.startsWith('https:')) return `https://zohouse.example/${count}`;
    if (plantedWords[key]) return plantedWords[key];
    return /^(?:name|nameInTerms|town|state|road)$/.test(key)
      ? `Zo${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${count}`
      : value;
  });
}

/** Finds a text outside longer words and figures. */
function saying(fact: string): RegExp {
  const escaped = fact.replaceAll(/[.+]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d]|\d,)${escaped}(?![\p{L}\d]|,\d)`, 'u');
}

function unsaid(venue: unknown, pages: readonly Said[]): string[] {
  return factsIn(venue).filter((fact) => !pages.some(({ text }) => saying(fact).test(text)));
}

test('another venue’s names, addresses and prices leave none of the old ones on any page', async () => {
  const old = factsIn(defaultVenue);
  expect(unsaid(defaultVenue, await allPages())).toEqual([]);
  const planted = plantedVenue();
  await composeVenue(planted);
  const pages = await allPages();
  expect(unsaid(planted, pages)).toEqual([]);
  const left = pages.flatMap(({ view, text }) =>
    old.filter((fact) => saying(fact).test(text)).map((fact) => `${view}: ${fact}`),
  );
  expect(left).toEqual([]);
});

test('pages with another slug replace the old ones, whose addresses redirect', async () => {
  const answer = await fetch(`${lab.origin}${paths.hotels}?from=letter`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/facilities/zohouse-hotels?from=letter',
  ]);
});

const sixHalls = ['ada', 'bisi', 'chi', 'dayo', 'efe', 'funke'].map((name, index) => ({
  key: `${name}-hall`,
  id: 100 + index,
  rental: 250_000 + 100_000 * index,
  name: `${name} room`,
  listed: { from: 40 + 90 * index, to: 47 + 90 * index },
  inTerms: 45 + 90 * index,
}));

async function expectEachHall(halls: typeof sixHalls): Promise<void> {
  const page = await saidOn(paths.eventHall);
  for (const { name } of halls) expect(page).toContain(name);
  expect(page).not.toMatch(/Plan of|undefined|NaN|Infinity/);
  expect(page).toContain(`e.g. ${halls[Math.floor(halls.length / 2)]?.inTerms}`);
  expect(await saidOn(paths.terms)).toContain(`seats ${halls.at(-1)?.inTerms} comfortably`);
}

test('a venue with one hall of its own shows it, without an undrawn floor plan', async () => {
  const halls = sixHalls.slice(0, 1);
  await composeVenue({ halls });
  await expectEachHall(halls);
});

test('a venue with six halls shows each and never promises more seats than it has', async () => {
  const most = sixHalls.at(-1)?.listed.to ?? 0;
  await composeVenue({
    halls: sixHalls.toReversed(),
    capacities: { eventCenter: most },
    grounds: { guests: { from: 40, to: 600 } },
  });
  await expectEachHall(sixHalls);
  for (const { view, text } of await allPages())
    expect(saying(String(most + 1)).test(text), view).toBe(false);
  expect(await saidOn(paths.weddingEvents)).toContain('ada room, ₦250,000 for the day');
});
