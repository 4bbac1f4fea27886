import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddresses } from '@venue/shell/platform/compose/site-addresses.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';
import { paths } from '../../site/addresses.ts';
import { changedVenue, oldFactsIn, unsaidFacts } from './other-venue/changed-venue.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { wordsOnPage } from './other-venue/words-on-page.ts';
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

async function saidOn(address: string): Promise<string> {
  return wordsOnPage(await htmlOf(address));
}

/** The text of every page, including the shell's own. */
async function allPages(): Promise<Said[]> {
  const { pages } = await readAddresses(lab.siteFolder);
  const all = { ...pages, 'shell/not-found': '/404', 'shell/offline': '/offline' };
  return Promise.all(
    Object.entries(all).map(async ([view, address]) => ({ view, text: await saidOn(address) })),
  );
}

test('the search finds how texts write each fact: the specified site contains all of them', async () => {
  const pages = await allPages();
  expect(
    unsaidFacts(
      'specified',
      pages.map(({ text }) => text),
    ),
  ).toEqual([]);
});

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

/**
 * The smallest number of guests in the venue's list, which is shown only for halls whose terms seat as many as
 * the list (D-03).
 */
const leastListed = /^halls\.\d+\.listed\.from$/;

/**
 * The privacy page names the country whose law applies, and storage times that look like times of the halls. My
 * bookings shows one of these.
 */
const ofPrivacy =
  /^mf-bookings\/(?:privacy: (?:place\.country|hallTerms\.\w+(?:Days|Hours))|bookings-on-this-device: hallTerms\.\w+Days: “30 days” in “.*an unpaid invoice 30 days after it expired)/;

test('changing every fact of the venue leaves none of the old ones on any page', async () => {
  await composeVenue(changedVenue);
  const pages = await allPages();
  const old = pages.flatMap(({ view, text }) => oldFactsIn(text).map((found) => `${view}: ${found}`));
  expect(old.filter((found) => !ofPrivacy.test(found))).toEqual([]);
  expect(
    unsaidFacts(
      'changed',
      pages.map(({ text }) => text),
    ).filter((fact) => !leastListed.test(fact)),
  ).toEqual([]);
});

test('pages with another slug replace the old ones, whose addresses redirect', async () => {
  const answer = await fetch(`${lab.origin}${paths.hotels}?from=letter`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    `/facilities/${changedVenue.brand.slug}-hotels?from=letter`,
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
  for (const { view, text } of await allPages()) expect(text, view).not.toContain(String(most + 1));
  expect(await saidOn(paths.weddingEvents)).toContain('ada room, ₦250,000 for the day');
});
