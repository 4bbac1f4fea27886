import { expect, test } from 'vitest';
import { configure, forget, promote, rollbackTarget } from './release-document.ts';
import type { ReleaseDocument } from './release-schema.ts';

const empty: ReleaseDocument = { packages: {} };

const since = new Date('2026-11-22T08:00:00Z');

function made(document: ReleaseDocument, version: string): ReleaseDocument {
  return promote(document, { name: 'mf-forms', version, since });
}

function released(...versions: string[]): ReleaseDocument {
  return versions.reduce((document, version) => made(document, version), empty);
}

test('a release becomes live and the previous one is kept', () => {
  expect(released('1', '2').packages['mf-forms']).toEqual({
    live: '2',
    since: '2026-11-22T08:00:00.000Z',
    kept: ['1'],
    until: { '1': '2026-11-22T08:00:00.000Z' },
  });
});

test('releasing the live version again changes nothing', () => {
  const document = released('1', '2');
  expect(made(document, '2')).toBe(document);
});

test('a rollback makes an earlier version live and lists it once', () => {
  const document = released('1', '2', '3');
  expect(rollbackTarget(document, 'mf-forms')).toBe('2');
  expect(rollbackTarget(document, 'mf-forms', '1')).toBe('1');
  expect(rollbackTarget(document, 'mf-forms', '3')).toBe('3');
  expect(rollbackTarget(document, 'mf-forms', '9')).toBeUndefined();
  expect(made(document, '1').packages['mf-forms']).toMatchObject({ live: '1', kept: ['3', '2'] });
});

test('a lost version cannot be rolled back to', () => {
  const document = forget(released('1', '2', '3'), 'mf-forms', '2');
  expect(document.packages['mf-forms']).toMatchObject({ live: '3', kept: ['1'] });
});

test('all earlier versions are kept, with the time they stopped being live', () => {
  const document = released('1', '2', '3', '4', '5', '6', '7', '8');
  expect(document.packages['mf-forms']?.kept).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  const later = promote(document, {
    name: 'mf-forms',
    version: '7',
    since: new Date('2026-11-23T08:00:00Z'),
  });
  const { until = {} } = later.packages['mf-forms'] ?? {};
  expect(until['8']).toBe('2026-11-23T08:00:00.000Z');
  expect(until['6']).toBe('2026-11-22T08:00:00.000Z');
  expect(until['7']).toBeUndefined();
});

test('a configuration is stored with its date, and the same one again changes nothing', () => {
  const first = configure(released('1'), { mode: 'live' }, since);
  expect(first.configuration).toEqual({ content: { mode: 'live' }, since: since.toISOString() });
  expect(configure(first, { mode: 'live' }, new Date('2026-12-01T08:00:00Z'))).toBe(first);
});

test('keys added by newer composers are kept', () => {
  const document = { ...released('1'), share: { 'mf-forms': 10 } };
  expect(made(document, '2')).toMatchObject({ share: { 'mf-forms': 10 } });
  expect(forget(made(document, '2'), 'mf-forms', '1')).toMatchObject({ share: { 'mf-forms': 10 } });
});
