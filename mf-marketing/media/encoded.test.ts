import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import { allCuts, extractOf, fileOf, filesOf } from './cuts.ts';
import type { Recipe } from './recipes.ts';
import { encodedFolder, recordOf, recordSets } from './records.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sizeOf = (file: string) => statSync(`${folder}${file}`).size;
const sumOf = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0);

const expected = allCuts.flatMap(filesOf);
const encoded = readdirSync(`${folder}encoded`);
const kilobyte = 1000;

test('every picture exists in every size, and nothing else', () => {
  expect(encoded.toSorted()).toEqual(expected.toSorted());
});

test('the records and copies of each package are up to date', async () => {
  for (const recordSet of recordSets) {
    for (const cut of recordSet.cuts) {
      const record = readFileSync(`${recordSet.records}/${cut.name}.ts`, 'utf8');
      expect(record).toBe(await recordOf(cut, recordSet.files));
      for (const file of recordSet.files === '.' ? filesOf(cut) : []) {
        const copy = readFileSync(`${recordSet.records}/${file}`);
        expect(copy.equals(readFileSync(`${encodedFolder}/${file}`)), file).toBe(true);
      }
    }
  }
});

test('pictures stay under 10 MB', () => {
  expect(sumOf(encoded.map((file) => `encoded/${file}`))).toBeLessThan(10_000 * kilobyte);
});

test('the film and its captions stay under 8 MB', () => {
  const film = readdirSync(`${folder}film`).map((file) => `film/${file}`);
  expect(film).toHaveLength(3);
  expect(sumOf(film)).toBeLessThan(8000 * kilobyte);
});

test('Q-12: the largest paint of the home page is at most 90 KB at 960 px', () => {
  expect(sizeOf('encoded/hero-ballroom-960.avif')).toBeLessThanOrEqual(90 * kilobyte);
});

test('Q-14: the smallest size of a picture is at most 40 KB', () => {
  const smallest = allCuts.map(({ name, widths }) => `encoded/${fileOf(name, Math.min(...widths), 'avif')}`);
  expect(smallest.filter((file) => sizeOf(file) > 40 * kilobyte)).toEqual([]);
});

test('a cut keeps its ratio and focus inside the original, and a detail its place', () => {
  const tall = { ratio: 4 / 5, focus: [90, 50] } as const;
  expect(extractOf(tall, { width: 1600, height: 1000 })).toEqual({
    left: 800,
    top: 0,
    width: 800,
    height: 1000,
  });
  expect(extractOf(tall, { width: 600, height: 1000 })).toEqual({
    left: 0,
    top: 125,
    width: 600,
    height: 750,
  });
  expect(extractOf({ ratio: 4 / 3, part: [19, 60, 38] }, { width: 1600, height: 1000 })).toEqual({
    left: 0,
    top: 372,
    width: 608,
    height: 456,
  });
});

test.each(allCuts)('$name says what it shows', ({ alt }) => {
  expect(alt).toMatch(/^[A-Z].{20,}[^.]$/);
});

test('a recipe without alternative text does not compile', () => {
  expectTypeOf<object>().not.toExtend<Recipe>();
  expectTypeOf<{ alt: '' }>().not.toExtend<Recipe>();
});
