import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { siteStateFile } from '@venue/shell/platform/compose/compose-request.ts';
import { siteStateSchema } from '@venue/shell/platform/releases/site-state.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { replaceIn } from '../../release-lab/source-files.ts';
import { copyWorkspace } from '../../repository/copied-workspace.ts';
import { expect, test } from '../support/fixtures.ts';

type Checkout = Awaited<ReturnType<typeof copyWorkspace>>;

let lab: ReleaseLab;
let old: Checkout;
let current: Checkout;

/** The state of the site, without times. */
function timeless(text: string): string {
  const { packages, configuration } = siteStateSchema.parse(JSON.parse(text));
  const versions = Object.entries(packages).map(([name, { live, until }]) => ({
    name,
    live,
    earlier: Object.keys(until),
  }));
  return JSON.stringify({ versions, configuration });
}

/** The content of a file as visitors read it, because the initial site is compressed better than what a lab composes. */
async function contentOf(file: string): Promise<string> {
  const stored = await readFile(file);
  const content = (file.endsWith('.br') ? brotliDecompressSync(stored) : stored).toString('latin1');
  return path.basename(file, '.br') === siteStateFile ? timeless(content) : content;
}

/** Every file that visitors can request, by path. */
async function published(): Promise<Record<string, string>> {
  const entries = await readdir(lab.siteFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(lab.siteFolder, file), await contentOf(file)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** The change that a team makes to its own package. */
async function changeForms({ folder }: Checkout): Promise<void> {
  await replaceIn(
    path.join(folder, 'mf-forms/src/views/come-and-see-us.tsx'),
    'Come and see us',
    'Come and see them',
  );
}

/** Turns a checkout into last month's: it composes differently, has other prices, and lacks a remote added since. */
async function growOld({ folder }: Checkout): Promise<void> {
  await replaceIn(path.join(folder, 'shell/platform/compose/page-document.ts'), '${head}${seo}', '');
  await replaceIn(
    path.join(folder, 'shell/platform/configuration/default-venue.ts'),
    'rental: 500_000',
    'rental: 400_000',
  );
  await rm(path.join(folder, 'mf-marketing'), { recursive: true });
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [lab, old, current] = await Promise.all([openReleaseLab(), copyWorkspace(), copyWorkspace()]);
});

test.afterAll(() => Promise.all([lab.close(), old.close(), current.close()]));

test('a release from last month’s checkout gives the same site as one from today’s', async () => {
  const before = await lab.live('mf-forms');
  await Promise.all([old, current].map(changeForms));
  await growOld(old);
  const outdated = { mode: 'sandbox', venue: { concertDayRate: 1 } };
  const output = await lab.commandFrom({ checkout: old.folder, document: outdated }, 'release', 'mf-forms');
  const version = await lab.live('mf-forms');
  expect(output).toContain(`built     mf-forms ${version}`);
  expect(version).not.toBe(before);
  const fromOld = await published();
  await lab.command('rollback', 'mf-forms');
  expect(await lab.live('mf-forms')).toBe(before);
  await lab.commandFrom({ checkout: current.folder }, 'release', 'mf-forms');
  expect(await lab.live('mf-forms')).toBe(version);
  const fromCurrent = await published();
  expect(Object.keys(fromOld)).toEqual(Object.keys(fromCurrent));
  const different = Object.keys(fromOld).filter((file) => fromOld[file] !== fromCurrent[file]);
  expect(different).toEqual([]);
});

test('a site is composed by its shell’s composer, whichever checkout releases', async () => {
  const early = path.join(current.folder, 'shell/platform/compose/page-document.ts');
  await replaceIn(
    early,
    '<meta http-equiv=',
    '<meta name="composed-by" content="the next shell" /><meta http-equiv=',
  );
  await lab.commandFrom({ checkout: current.folder }, 'release', 'shell');
  const marked = 'content="the next shell"';
  expect((await published())['index.html']).toContain(marked);
  await lab.commandFrom({ checkout: old.folder }, 'rollback', 'mf-forms');
  expect((await published())['index.html']).toContain(marked);
  await lab.command('rollback', 'shell');
  expect((await published())['index.html']).not.toContain(marked);
});
