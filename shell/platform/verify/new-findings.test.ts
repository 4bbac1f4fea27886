import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { newFindings } from './new-findings.ts';

const asleep: Finding = { kind: 'not-hydrated', part: 'mf-x/home' };

function threwIn(version: string): Finding {
  return { kind: 'page-error', message: 'gone', file: `/mf-x/${version}/assets/home-view-12345678.js` };
}

function once(...attempts: Finding[][]): () => Promise<Finding[]> {
  return async () => attempts.shift() ?? [];
}

test('a finding that occurs twice, and not on the live site, is new', async () => {
  expect(await newFindings({ candidate: once([asleep], [asleep]), live: once([]) })).toEqual([asleep]);
  expect(await newFindings({ candidate: once([asleep], [asleep]), live: undefined })).toEqual([asleep]);
});

test('a finding that occurs once does not stop a release', async () => {
  expect(await newFindings({ candidate: once([asleep], []), live: once([]) })).toEqual([]);
});

test('a finding of the live site is not new, whatever its version', async () => {
  const candidate = once([threwIn('2.0.0-abcdefabcd')], [threwIn('2.0.0-abcdefabcd')]);
  expect(await newFindings({ candidate, live: once([threwIn('1.0.0-0123456789')]) })).toEqual([]);
});

test('if nothing is found, nothing is repeated', async () => {
  const never = () => Promise.reject(new Error('tried again'));
  expect(await newFindings({ candidate: once([]), live: never })).toEqual([]);
});
