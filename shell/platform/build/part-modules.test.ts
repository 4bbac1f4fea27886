import { expect, test } from 'vitest';
import { partModules } from './part-modules.ts';

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
