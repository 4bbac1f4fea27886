import { expect, test } from 'vitest';
import { forget, keptVersions, promote, rollbackTarget } from './release-moves.ts';
import type { ReleaseDocument } from './release-schema.ts';

const empty: ReleaseDocument = { packages: {} };

const since = new Date('2026-11-22T08:00:00Z');

function made(document: ReleaseDocument, version: string): ReleaseDocument {
  return promote(document, { name: 'mf-forms', version, since });
}

function released(...versions: string[]): ReleaseDocument {
  return versions.reduce((document, version) => made(document, version), empty);
}

test('a release becomes live now and the one before is kept', () => {
  expect(released('1', '2').packages['mf-forms']).toEqual({
    live: '2',
    since: '2026-11-22T08:00:00.000Z',
    kept: ['1'],
  });
});

test('releasing the live version again changes nothing', () => {
  const document = released('1', '2');
  expect(made(document, '2')).toBe(document);
});

test('a roll back is a promotion of a kept version, listed once', () => {
  const document = released('1', '2', '3');
  expect(rollbackTarget(document, 'mf-forms')).toBe('2');
  expect(rollbackTarget(document, 'mf-forms', '1')).toBe('1');
  expect(rollbackTarget(document, 'mf-forms', '3')).toBe('3');
  expect(rollbackTarget(document, 'mf-forms', '9')).toBeUndefined();
  expect(made(document, '1').packages['mf-forms']).toMatchObject({ live: '1', kept: ['3', '2'] });
});

test('a version that is lost cannot be rolled back to', () => {
  const document = forget(released('1', '2', '3'), 'mf-forms', '2');
  expect(document.packages['mf-forms']).toMatchObject({ live: '3', kept: ['1'] });
});

test('only so many versions are kept', () => {
  const { kept } = released('1', '2', '3', '4', '5', '6', '7', '8').packages['mf-forms'] ?? { kept: [] };
  expect(kept).toHaveLength(keptVersions);
  expect(kept[0]).toBe('7');
});
