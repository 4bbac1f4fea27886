import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { versionsOnPages } from '../../release-lab/versions-on-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { seededRandom } from '../support/seeded-random.ts';

/** How many times to kill a command, at random moments. `MOMENTS=50` for more, `SEED=…` for others. */
const moments = Number(process.env['MOMENTS'] ?? 4);
const seed = Number(process.env['SEED'] ?? 15);

/**
 * Two teams release at the same time: the output of their commands, and the versions that should be live, are
 * live, and are on the pages.
 */
async function releaseConcurrently(lab: ReleaseLab, round: number) {
  const forms = await lab.prepareRelease('mf-forms', {
    texts: { 'One letter a month': `One letter a month ${round}` },
  });
  const bookings = await lab.prepareRelease('mf-bookings', {
    texts: { 'My bookings': `My bookings ${round}` },
  });
  const expected = { 'mf-forms': forms, 'mf-bookings': bookings };
  const output = await Promise.all(
    Object.entries(expected).map(([name, version]) => lab.command('rollback', name, version)),
  );
  return {
    output,
    expected,
    live: { 'mf-forms': await lab.live('mf-forms'), 'mf-bookings': await lab.live('mf-bookings') },
    onPages: await versionsOnPages(lab.siteFolder),
  };
}

let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab();
});

test.afterAll(() => lab.close());

test('of two releases at once the second builds on the first, and both are live', async () => {
  const { output, expected, live, onPages } = await releaseConcurrently(lab, 1);
  for (const text of output) expect(text).toMatch(/live {6}composition \d+, \d+ pages.*: \/.*site$/m);
  expect(live).toEqual(expected);
  expect(onPages).toMatchObject(expected);
});

test('a command killed at any moment leaves the old site or the new one', async () => {
  test.setTimeout(300_000 + moments * 40_000);
  const before = await lab.live('mf-forms');
  const next = await lab.prepareRelease('mf-forms', { texts: { 'Come and see us': 'Come and look' } });
  const whole = await lab.killed(60_000, 'rollback', 'mf-forms', next);
  const draw = seededRandom(seed);
  for (let round = 0; round < moments; round += 1) {
    const turn = whole * draw();
    // Each round is killed while changing to the other version, so that there is something to break.
    const other = (await lab.live('mf-forms')) === next ? before : next;
    await lab.killed(turn, 'rollback', 'mf-forms', other);
    const live = await lab.live('mf-forms');
    expect([before, next], `killed after ${turn} ms (seed ${seed})`).toContain(live);
    expect(await versionsOnPages(lab.siteFolder)).toMatchObject({ 'mf-forms': live });
    expect((await readdir(lab.siteFolder)).filter((file) => /draft|\d+$/.test(file))).toEqual([]);
  }
  await lab.command('rollback', 'mf-forms', next);
  expect(await lab.live('mf-forms')).toBe(next);
  const remaining = await readdir(`${lab.siteFolder}.compositions`);
  expect(remaining.filter((name) => name.startsWith('draft') || name === 'lock')).toEqual([]);
});

test('rolling back the site restores its pages; open tabs keep their files', async () => {
  const pages = await versionsOnPages(lab.siteFolder);
  await lab.command('rollback', 'mf-forms');
  const between = await versionsOnPages(lab.siteFolder);
  expect(between).not.toEqual(pages);
  expect(await lab.command('rollback', 'site')).toMatch(/^live {6}composition \d+, /m);
  expect(await versionsOnPages(lab.siteFolder)).toEqual(pages);
  expect(await readdir(path.join(lab.siteFolder, 'mf-forms'))).toContain(between['mf-forms']);
  await lab.command('compose');
  expect(await readdir(path.join(lab.siteFolder, 'mf-forms'))).toContain(between['mf-forms']);
  await expect(lab.command('rollback', 'site', '000999')).rejects.toThrow('there is no 000999 composition');
});

test('damaged files of the site are restored from the store', async () => {
  const pages = await versionsOnPages(lab.siteFolder);
  const { 'mf-forms': version = '' } = pages;
  const entry = path.join(lab.siteFolder, 'mf-forms', version, 'remoteEntry.js');
  const stored = path.join(
    lab.environment['RELEASES_FOLDER'] ?? '',
    'mf-forms',
    version,
    'client/remoteEntry.js',
  );
  const content = await readFile(stored);
  await appendFile(entry, ' ');
  await lab.command('compose');
  expect(await readFile(entry)).toEqual(content);
  await rm(entry);
  await appendFile(stored, ' ');
  await expect(lab.command('compose')).rejects.toThrow('remoteEntry.js is not what was released');
  await writeFile(stored, content);
  await lab.command('compose');
  expect(await readFile(entry)).toEqual(content);
  expect(await versionsOnPages(lab.siteFolder)).toEqual(pages);
});

test('with umask 077, the live site can still be read by a web server', async () => {
  const usual = process.umask(0o077);
  await lab.command('compose').finally(() => process.umask(usual));
  const modes = await Promise.all(
    ['', 'index.html', 'index.html.br', 'media', 'releases.json'].map(
      async (file) => (await stat(path.join(lab.siteFolder, file))).mode & 0o044,
    ),
  );
  expect(modes).toEqual(modes.map(() => 0o044));
});
