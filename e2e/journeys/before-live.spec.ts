import { readFile } from 'node:fs/promises';
import { breakingPlants } from '../plants/breaking.ts';
import { harmlessPlants } from '../plants/harmless.ts';
import { first, whenDrawn } from '../plants/module-changes.ts';
import type { Plant } from '../plants/plant.ts';
import { tryPlant } from '../plants/try-plant.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { expect, test } from './fixtures.ts';

// Some of each kind, those of a package in one release; `npm run plants` tries them all, each by itself.
const breaking: Readonly<Record<string, readonly string[]>> = {
  'mf-forms': [
    'a view throws when it is hydrated',
    'server and browser draw different things',
    'text that is too pale to read',
  ],
  'mf-marketing': ['a call to a place that the policy does not know', 'a second h1'],
  'mf-bookings': ['a lazy chunk that throws', 'a field of stored stays has another name'],
};
const harmless = ['two kilobytes more code', 'darker text, on both sides', 'another hint beside a field'];

function named<Kind extends Plant>(plants: readonly Kind[], names: readonly string[]): Kind[] {
  return names.flatMap((name) => plants.filter(({ what }) => what === name));
}

/** Several changes as one release. */
function together(plants: readonly Plant[]): Plant {
  const changes = plants.map(({ change = {} }) => change);
  return {
    what: plants.map(({ what }) => what).join(', '),
    package: plants[0]?.package ?? '',
    change: {
      texts: Object.assign({}, ...changes.map(({ texts }) => texts)),
      modules: Object.assign({}, ...changes.map(({ modules }) => modules)),
      onBothSides: Object.assign({}, ...changes.map(({ onBothSides }) => onBothSides)),
    },
  };
}

let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab({ trial: 'tried' });
});

test.afterAll(() => lab.close());

async function lastChange(): Promise<unknown> {
  const log = await readFile(`${lab.siteFolder}.compositions/log.jsonl`, 'utf8');
  return JSON.parse(log.trim().split('\n').at(-1) ?? '');
}

for (const [name, whats] of Object.entries(breaking)) {
  const plants = named(breakingPlants, whats);
  test(`${name} does not go live with ${whats.join(', ')}: the refusal names each by its file or part`, async () => {
    expect(plants.map(({ package: owner }) => owner)).toEqual(whats.map(() => name));
    const before = await lab.live(name);
    const { kind, said } = await tryPlant(lab, together(plants));
    expect(kind).toBe('refused');
    for (const { says } of plants) expect(said).toMatch(says);
    expect(await lab.live(name)).toBe(before);
    expect(await lastChange()).toMatchObject({ outcome: 'refused', reason: said });
  });
}

test('what hurts nobody goes live, and the seconds of its trial are said', async () => {
  const plants = named(harmlessPlants, harmless);
  expect(plants).toHaveLength(harmless.length);
  const { kind, said } = await tryPlant(lab, together(plants));
  expect(said).toMatch(
    /^tried {5}\d+ changed pages \(\d+ also on a wide screen\), \d+ modules, \d+ samples of stored data, in [\d.]+ s$/m,
  );
  expect(kind).toBe('live');
  expect(await lastChange()).toMatchObject({ outcome: 'live', trial: 'held' });
});

test('without a browser on the machine, the refusal says what to do; unchecked goes live and is noted as such', async () => {
  const version = await lab.prepareRelease('mf-forms', {
    texts: { 'One letter a month': 'A letter a month' },
  });
  const { CHROMIUM } = process.env;
  process.env['CHROMIUM'] = '/nowhere/chromium';
  await expect(lab.command('rollback', 'mf-forms', version)).rejects.toThrow(
    /no browser .* install one .* or go without by --unchecked/,
  );
  await lab.command('rollback', 'mf-forms', version, '--unchecked');
  if (CHROMIUM === undefined) delete process.env['CHROMIUM'];
  else process.env['CHROMIUM'] = CHROMIUM;
  expect(await lab.live('mf-forms')).toBe(version);
  expect(await lastChange()).toMatchObject({ outcome: 'live', trial: 'unchecked' });
});

test('what only the newest shell carries is refused, as that shell could not be taken back', async () => {
  const shell = await lab.prepareRelease('shell', { modules: { start: first('globalThis.newest=1') } });
  const former = await lab.live('shell');
  await lab.command('rollback', 'shell', shell, '--unchecked');
  const needsIt = whenDrawn(
    'ContactView',
    'if(globalThis.document&&!globalThis.newest)throw Error("planted")',
  );
  const { kind, said } = await tryPlant(lab, {
    what: 'it needs the newest shell',
    package: 'mf-forms',
    change: { modules: { 'contact-view': needsIt } },
  });
  expect(said).toContain(
    `/contact-us under shell ${former}, to which the shell can be taken back: mf-forms/contact-view throws: planted`,
  );
  expect(kind).toBe('refused');
});
