import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { packageNames, workspace } from '@venue/shell/platform/releases/folders.ts';
import type { ReleaseFacts } from '@venue/shell/platform/releases/release-schema.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { expect, test } from './fixtures.ts';

let lab: ReleaseLab;
let standing: Record<string, string>;

/** Every page that visitors get, and which releases are live. */
async function whatStands(): Promise<Record<string, string>> {
  const files = await readdir(lab.siteFolder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = pages.map(
    async (file) => [file, await readFile(path.join(lab.siteFolder, file), 'utf8')] as const,
  );
  const live = packageNames.map(async (name) => [name, await lab.live(name)] as const);
  return Object.fromEntries(await Promise.all([...texts, ...live]));
}

async function manifestOf(name: string): Promise<RemoteManifest> {
  const { manifest } = await lab.description(name);
  if (!manifest) throw new Error(`${name} declares nothing`);
  return manifest;
}

/** The last line that the command complains of. */
async function complaint(...command: string[]): Promise<string> {
  const error = await lab.command(...command).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error, `${command.join(' ')} is refused`).toBeDefined();
  return String(Object(error).stderr).trim();
}

/** Tries to make a changed release of a remote live; resolves with the refusal, with versions left out. */
async function refusalOf(name: string, release: Partial<ReleaseFacts>): Promise<string> {
  const version = await lab.prepareRelease(name, { texts: {}, release });
  const said = await complaint('rollback', name, version);
  return said.replaceAll(/ \d+\.\d+\.\d+-[\da-f]{10}/g, '');
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab();
  standing = await whatStands();
});

test.afterEach(async () => {
  expect(await whatStands(), 'the site stands as it was').toEqual(standing);
});

test.afterAll(() => lab.close());

test('two owners of one address are refused, both named', async () => {
  const manifest = await manifestOf('mf-forms');
  const views = { ...manifest.views, jobs: { address: '/career' } };
  expect(await refusalOf('mf-forms', { manifest: { ...manifest, views } })).toBe(
    'refused: mf-forms/jobs and mf-marketing/career both claim the address /career',
  );
});

test('a page that others link to cannot go, and everybody who links to it is named', async () => {
  const manifest = await manifestOf('mf-forms');
  const { 'request-quote': _gone, ...views } = manifest.views;
  expect(await refusalOf('mf-forms', { manifest: { ...manifest, views } })).toBe(
    'refused: mf-bookings refers to mf-forms/request-quote, which mf-forms does not declare; ' +
      'mf-forms refers to mf-forms/request-quote, which mf-forms does not declare; ' +
      'mf-marketing refers to mf-forms/request-quote, which mf-forms does not declare',
  );
});

test('a fragment that others show cannot be renamed', async () => {
  const manifest = await manifestOf('mf-forms');
  const { newsletter, ...others } = manifest.fragments;
  const fragments = { ...others, letter: newsletter ?? {} };
  expect(await refusalOf('mf-forms', { manifest: { ...manifest, fragments } })).toBe(
    'refused: mf-marketing refers to mf-forms/newsletter, which mf-forms does not declare',
  );
});

test('a value that others hand over can neither be renamed nor become of another kind', async () => {
  const manifest = await manifestOf('mf-forms');
  const { message, eventDate, ...others } = manifest.accepts['quote']?.values ?? {};
  expect([message, eventDate]).toEqual(['text', 'date']);
  const values = { ...others, note: 'text', eventDate: 'text' } as const;
  const quote = { kept: 'device', values } as const;
  const refusal = await refusalOf('mf-forms', {
    manifest: { ...manifest, accepts: { ...manifest.accepts, quote } },
  });
  expect(refusal).toContain(
    'mf-marketing hands the date “eventDate” to mf-forms/quote, which mf-forms does not accept as such: it takes a text',
  );
  expect(refusal).toContain(
    'mf-marketing hands the text “message” to mf-forms/quote, which mf-forms does not accept',
  );
});

test('a remote that links to a page which nobody declares is refused', async () => {
  const { references } = await lab.description('mf-bookings');
  expect(
    await refusalOf('mf-bookings', { references: [...references, 'mf-marketing/ballroom', 'mf-shop/shop'] }),
  ).toBe(
    'refused: mf-bookings refers to mf-marketing/ballroom, which mf-marketing does not declare; ' +
      'mf-bookings refers to mf-shop/shop, which no live remote declares',
  );
});

test('a remote that others refer to cannot be taken out of the site', async () => {
  const putBack = await lab.strikeOut('mf-forms');
  const refusal = await complaint('compose');
  await putBack();
  expect(refusal).toMatch(
    /^refused: mf-bookings .+ refers to mf-forms\/request-quote, which no live remote declares;/,
  );
  expect(refusal).toContain('refers to mf-forms/newsletter, which no live remote declares');
});

const askedName = /(?:addressOf\(|handover\(|<Fragment of=\{?)['"](mf-[a-z\d-]+\/[a-z\d-]+)['"]/g;

for (const name of packageNames) {
  test(`every name that ${name} asks for is in its release, however it was split and minified`, async () => {
    const { references } = await lab.description(name);
    const folder = path.join(workspace, name, 'src');
    const files = await readdir(folder, { recursive: true });
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const texts = await Promise.all(sources.map((file) => readFile(path.join(folder, file), 'utf8')));
    const names = texts.flatMap((text) => Array.from(text.matchAll(askedName), ([, asked]) => asked));
    if (name !== 'shell') expect(names.length).toBeGreaterThan(0);
    expect(references).toEqual(expect.arrayContaining(names));
  });
}
