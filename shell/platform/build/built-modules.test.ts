import { expect, test } from 'vitest';
import { staticImports, allImports, type BuildManifest } from './built-modules.ts';

const manifest: BuildManifest = {
  'src/remote.tsx': {
    file: 'remote.js',
    imports: ['_common'],
    dynamicImports: ['src/hall.tsx', 'src/stay.tsx'],
  },
  _common: { file: 'common.js', dynamicImports: ['_outbox'] },
  _outbox: { file: 'outbox.js' },
  'src/hall.tsx': { file: 'hall.js', imports: ['_common'], dynamicImports: ['_pdf'] },
  'src/stay.tsx': { file: 'stay.js', imports: ['_common'] },
  _pdf: { file: 'pdf.js', imports: ['_fonts'] },
  _fonts: { file: 'fonts.js' },
};

test('static imports are followed through all chunks', () => {
  expect([...staticImports(manifest, 'src/hall.tsx')]).toEqual(['hall.js', 'common.js']);
});

test('dynamic imports are followed too, except those of the module that imports every part', () => {
  const all = allImports(manifest, ['src/remote.tsx', 'src/hall.tsx'], new Set(['src/remote.tsx']));
  expect([...all].toSorted()).toEqual([
    'common.js',
    'fonts.js',
    'hall.js',
    'outbox.js',
    'pdf.js',
    'remote.js',
  ]);
});
