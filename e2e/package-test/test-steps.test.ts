import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageNames } from '@venue/shell/platform/releases/folders.ts';
import { ownerOf, testSteps } from './test-steps.ts';

const journeys = readdirSync(new URL('../journeys', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .toSorted();

function journeysOf(name: (typeof packageNames)[number]): string[] {
  const step = testSteps(name, journeys).find(({ title }) => title === 'journeys');
  return (step?.command ?? []).filter((word) => word.startsWith('journeys/'));
}

test('every journey belongs to one package or to the whole site, and every package has some', () => {
  const whole = journeys.filter((journey) => ownerOf(journey) === 'whole');
  const all = [...packageNames.flatMap(journeysOf), ...whole.map((journey) => `journeys/${journey}`)];
  expect(all.toSorted()).toEqual(journeys.map((journey) => `journeys/${journey}`));
  for (const name of packageNames)
    expect(
      journeysOf(name),
      `${name} has journeys: a folder of e2e/journeys, and that folder in test-steps.ts`,
    ).not.toEqual([]);
});

test('a journey belongs to the package of its folder, to the shell if no package owns that, and to no one if it is about the whole site', () => {
  expect(ownerOf('booking/booked-once.spec.ts')).toBe('mf-bookings');
  expect(ownerOf('media/film.spec.ts')).toBe('mf-marketing');
  expect(ownerOf('offline/pages.spec.ts')).toBe('shell');
  expect(ownerOf('shell/toasts.spec.ts')).toBe('shell');
  expect(ownerOf('whole-site/access.spec.ts')).toBe('whole');
});

test('a team checks its own folder and the rules of the repository', () => {
  const words = testSteps('mf-forms', journeys).flatMap(({ command }) => command);
  expect(words.filter((word) => /mf-|shell/.test(word))).toEqual([
    'mf-forms',
    'mf-forms',
    'mf-forms',
    'mf-forms/',
  ]);
  expect(words).toEqual(expect.arrayContaining(['e2e/repository/', 'knip']));
});
