import { expect, test } from 'vitest';
import { moduleNamed } from './refused-file.ts';

const origin = 'https://venue.example';
const forms = { base: '/mf-forms/1/', entry: [], parts: { contact: [] }, later: { contact: ['map.js'] } };
const known = { origin, remotes: { 'mf-forms': forms } };

test('only a module of the release is named: nothing else that stands in an error’s words', () => {
  const text = 'Failed to fetch dynamically imported module: ';
  expect(moduleNamed(`${text}${origin}/mf-forms/1/map.js`, known)).toBe('/mf-forms/1/map.js');
  expect(moduleNamed(`${text}${origin}/mf-forms/1/ada@venue.example`, known)).toBeUndefined();
  expect(moduleNamed('Importing a module script failed.', known)).toBeUndefined();
});
