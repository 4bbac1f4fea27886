import { expect, test } from 'vitest';
import { expiredVersions } from './prune.ts';

const now = new Date('2026-11-22T12:00:00Z');

function forms(until: Record<string, string>) {
  return { packages: { 'mf-forms': { live: 'live', until } } };
}

test('a version stays for 30 days after it was last live, however many there are', () => {
  const versions = Array.from({ length: 40 }, (_, index) => [`v${index}`, '2026-10-24T08:00:00Z'] as const);
  expect(expiredVersions(forms(Object.fromEntries(versions)), 30, now)).toEqual([]);
});

test('only versions that were not live in those days expire', () => {
  const state = forms({ old: '2026-10-20T08:00:00Z', new: '2026-11-20T08:00:00Z' });
  const expired = (days: number) => expiredVersions(state, days, now).map(({ version }) => version);
  expect(expired(30)).toEqual(['old']);
  expect(expired(60)).toEqual([]);
  expect(expired(0)).toEqual(['new', 'old']);
});

test('versions of a package that was removed from the site expire like all others', () => {
  const state = { packages: { 'mf-shop': { until: { a: '2026-10-20T08:00:00Z' } } } };
  expect(expiredVersions(state, 30, now)).toMatchObject([{ name: 'mf-shop', version: 'a' }]);
});
