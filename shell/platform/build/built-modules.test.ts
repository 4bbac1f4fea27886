import { expect, test } from 'vitest';
import { staticImports, allImports, type BuildManifest, partModules } from './built-modules.ts';

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

const remote = `
export const remote = defineRemote('mf-x', {
  HostProvider,
  views: {
    contact: async () => (await import('./somewhere/else.tsx')).ContactView,
    'request-quote': () => import("./quote/request-quote-view.tsx").then((all) => all.RequestQuoteView),
  },
  fragments: { letter: async () => (await import('../src/letter.tsx')).Letter },
  ...(import.meta.env.SSR && { data: { contact: async () => (await import('./data.ts')).data } }),
});`;

test('the module of each part is the one that its loader imports', () => {
  expect(partModules('src/remote.tsx', remote)).toEqual({
    contact: ['src/somewhere/else.tsx'],
    'request-quote': ['src/quote/request-quote-view.tsx'],
    letter: ['src/letter.tsx'],
  });
});

test('a part whose loader imports no module is left out', () => {
  expect(
    partModules('src/remote.tsx', 'defineRemote("mf-x", { views: { contact: load }, fragments: {} })'),
  ).toEqual({});
});
