import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, expectTypeOf, test } from 'vitest';
import type { Recipe } from './recipes.ts';
import { hasAltText, refuseMissingAlt } from './refuse-missing-alt.ts';

const cafe = fileURLToPath(new URL('../src/media/pictures/cafe.ts', import.meta.url));

/** Builds one record, with its words changed on the way in. */
function buildCafe(change: (record: string) => string) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'change',
        enforce: 'pre',
        transform: (code, id) => (id === cafe ? change(code) : undefined),
      },
      refuseMissingAlt(),
    ],
    build: { write: false, lib: { entry: cafe, formats: ['es'], fileName: 'cafe' } },
  });
}

test('the build stops at a picture without alternative text', async () => {
  await expect(buildCafe((record) => record)).resolves.toBeDefined();
  await expect(buildCafe((record) => record.replace(/alt: '[^']*'/, "alt: ''"))).rejects.toThrow(
    /cafe\.ts: the picture has no alternative text/,
  );
});

test('the text is found wherever the formatter puts it', async () => {
  expect(hasAltText(await readFile(cafe, 'utf8'))).toBe(true);
  expect(hasAltText("{\n  alt:\n    'Words on a line of their own',\n}")).toBe(true);
  expect(hasAltText("{\n  alt: ' ',\n}")).toBe(false);
  expect(hasAltText('{\n  render: true,\n}')).toBe(false);
});

test('a recipe without alternative text does not compile', () => {
  expectTypeOf<object>().not.toExtend<Recipe>();
  expectTypeOf<{ alt: '' }>().not.toExtend<Recipe>();
  expectTypeOf<{ alt: 'Tables laid for breakfast' }>().toExtend<Recipe>();
});
