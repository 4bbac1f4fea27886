import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { integrityOf } from '../releases/integrity.ts';
import type { Release } from '../releases/release-schema.ts';
import { checkComposition } from './check-composition.ts';
import { writePage, writeText } from './site-files.ts';
import { sampleFacts } from '../releases/sample-facts.ts';

const version = '0.1.0-0123456789';
const module = `mf-forms/${version}/assets/x.js`;
const files = { 'client/assets/x.js': integrityOf('x'), 'server/x.js': integrityOf('other') };
const release: Release = { ...sampleFacts('mf-forms', files), version };

/** A composition of one page that names one module. */
async function composition(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-whole-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeText(path.join(folder, module), 'x');
  await writePage(folder, '/contact', `<script src="/${module}"></script>`);
  return folder;
}

const check = (folder: string) => checkComposition(folder, [release]);

test('a composition that has all that its pages name, as it was released, is whole', async () => {
  await expect(check(await composition())).resolves.toBeUndefined();
});

test.each([
  [module, 'assets/x.js is not what was released'],
  [`${module}.br`, 'assets/x.js.br is not what was released'],
  [`${module}.gz`, 'assets/x.js.gz is not what was released'],
  ['contact.html.br', 'contact.html.br is not the page'],
  ['contact.html.gz', 'contact.html.gz is not the page'],
])('one whose %s was damaged does not go live', async (file, said) => {
  const folder = await composition();
  await writeFile(path.join(folder, file), 'damaged');
  await expect(check(folder)).rejects.toThrow(said);
  await rm(path.join(folder, file));
  await expect(check(folder)).rejects.toThrow('the composed site is not whole');
});

test('a page that names a file of another version, which is not there, is named', async () => {
  const folder = await composition();
  await mkdir(path.join(folder, 'media'));
  await writePage(folder, '/media/news', '<img src="/mf-forms/0.0.9-0123456789/assets/y.avif">');
  await expect(check(folder)).rejects.toThrow(
    'media/news.html names /mf-forms/0.0.9-0123456789/assets/y.avif, which is not there',
  );
});
