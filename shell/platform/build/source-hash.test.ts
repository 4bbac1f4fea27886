import { expect, test } from 'vitest';
import { inputsOf } from './source-hash.ts';

test('a package is built again when its manifest, its code, what it is made with or shared changes', async () => {
  const inputs = await inputsOf('mf-forms');
  expect(inputs).toEqual(
    expect.arrayContaining([
      'mf-forms/manifest.ts',
      'mf-forms/src/remote.tsx',
      'mf-forms/package.json',
      'mf-forms/vite.config.ts',
      'shared/src/money.ts',
      expect.stringMatching(/^shared\/content\/openings\/.+\.md$/),
      'package-lock.json',
    ]),
  );
});

test('tests, documents and other remotes do not have a package built again', async () => {
  const inputs = await inputsOf('mf-forms');
  expect(inputs.filter((file) => /\.test\.tsx?$|README\.md$|^mf-(?!forms)/.test(file))).toEqual([]);
});
