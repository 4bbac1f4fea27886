import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { workspace } from '../checkout/folders.ts';
import { inputsOf, sourceHash } from './build-cache.ts';

// It reads the whole package.
vi.setConfig({ testTimeout: 60_000 });

test('a package is rebuilt when its manifest, code, build tools or shared change', async () => {
  expect(await inputsOf('mf-forms')).toEqual(
    expect.arrayContaining([
      'mf-forms/manifest.ts',
      'mf-forms/src/remote.tsx',
      'mf-forms/package.json',
      'mf-forms/vite.config.ts',
      'shared/src/contract/manifest.ts',
      expect.stringMatching(/^shared\/content\/openings\/.+\.md$/),
      'package-lock.json',
    ]),
  );
  expect(await inputsOf('shell')).toEqual(
    expect.arrayContaining([
      'shell/platform/compose/composer.ts',
      'shell/worker/worker.ts',
      'shell/index.html',
    ]),
  );
});

test.each(['planted.css', '.env.production'])('%s beside the sources of a package counts', async (name) => {
  const before = await sourceHash('mf-forms');
  const file = path.join(workspace, 'mf-forms', name);
  onTestFinished(() => rm(file));
  await writeFile(file, 'VITE_PLANTED=1');
  expect(await sourceHash('mf-forms')).not.toBe(before);
});

test('only variables that Vite inserts into builds count', async () => {
  const before = await sourceHash('mf-forms', {});
  expect(await sourceHash('mf-forms', { VITE_PLANTED: '1' })).not.toBe(before);
  expect(await sourceHash('mf-forms', { PLANTED: '1' })).toBe(before);
});

test('tests, documents and other remotes do not cause a rebuild', async () => {
  const inputs = await inputsOf('mf-forms');
  expect(inputs.filter((file) => /\.test\.tsx?$|README\.md$|^mf-(?!forms)/.test(file))).toEqual([]);
});
