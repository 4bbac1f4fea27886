import { expect, test } from 'vitest';
import { forget } from '../releases/release-document.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import { versionsIn } from '../releases/release-store.ts';
import { expiredVersions, retainedUntil } from './retention.ts';
import { restoredDocument } from './restore-composition.ts';

const now = new Date('2026-11-22T12:00:00Z');

function forms(kept: string[], until?: Record<string, string>): ReleaseDocument {
  const entry = { live: 'live', since: '2026-11-20T08:00:00Z', kept, ...(until && { until }) };
  return { packages: { 'mf-forms': entry } };
}

test('a version stays for 30 days after it was last live, however many there are', () => {
  const kept = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const until = Object.fromEntries(kept.map((version) => [version, '2026-10-24T08:00:00Z']));
  expect(expiredVersions(forms(kept, until), 30, now)).toEqual({});
});

test('only versions that were not live in those days expire', () => {
  const document = forms(['new', 'old'], { new: '2026-11-20T08:00:00Z', old: '2026-10-20T08:00:00Z' });
  expect(expiredVersions(document, 30, now)).toEqual({ 'mf-forms': ['old'] });
  expect(expiredVersions(document, 60, now)).toEqual({});
  expect(expiredVersions(document, 0, now)).toEqual({ 'mf-forms': ['new', 'old'] });
});

test('without a recorded end, a version counts from when the live one took over', () => {
  expect(retainedUntil(forms(['old']), { name: 'mf-forms', version: 'old' })?.toISOString()).toBe(
    '2026-12-20T08:00:00.000Z',
  );
  expect(expiredVersions({ packages: { shell: { live: 'a', kept: ['b'] } } }, 0, now)).toEqual({});
});

test('a rollback of the site keeps what was live since', () => {
  const document = restoredDocument(forms(['older']), forms(['older', 'between']), now);
  expect(document.packages['mf-forms']).toMatchObject({ live: 'live', kept: ['older', 'between'] });
  const after: ReleaseDocument = {
    packages: { ...forms([]).packages, 'mf-shop': { live: 'a', kept: [] } },
    configuration: { content: 'dear', since: '2026-11-21T08:00:00Z' },
  };
  const before: ReleaseDocument = {
    packages: { 'mf-forms': { live: 'before', kept: [] } },
    configuration: { content: 'cheap', since: '2026-11-01T08:00:00Z' },
  };
  expect(restoredDocument(before, after, now)).toMatchObject({
    packages: { 'mf-forms': { live: 'before', kept: ['live'] } },
    configuration: before.configuration,
  });
  expect(restoredDocument(before, after, now).packages).not.toHaveProperty('mf-shop');
});

test('a package added after the restored site is removed from it, and its versions stay as long as others', () => {
  const after: ReleaseDocument = {
    packages: {
      ...forms([]).packages,
      'mf-shop': { live: 'b', kept: ['a'], until: { a: '2026-11-20T08:00:00.000Z' } },
    },
  };
  const document = restoredDocument(forms([]), after, now);
  const until = { a: '2026-11-20T08:00:00.000Z', b: now.toISOString() };
  expect(document.gone).toEqual({ 'mf-shop': { kept: ['b', 'a'], until } });
  expect(versionsIn(document)).toContainEqual({ name: 'mf-shop', version: 'b' });
  expect(expiredVersions(document, 30, now)).toEqual({});
  expect(expiredVersions(document, 1, now)).toEqual({ 'mf-shop': ['a'] });
  const without = ['a', 'b'].reduce((all, version) => forget(all, 'mf-shop', version), document);
  expect(without).not.toHaveProperty('gone');
  expect(restoredDocument(after, document, now)).toMatchObject({
    packages: { 'mf-shop': { live: 'b', kept: ['a'], until: { a: '2026-11-20T08:00:00.000Z' } } },
  });
  expect(restoredDocument(after, document, now)).not.toHaveProperty('gone');
});
