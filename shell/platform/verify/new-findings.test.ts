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

test('what is found twice on the candidate and not on the live site is new', async () => {
  expect(await newFindings({ candidate: once([asleep], [asleep]), live: once([]) })).toEqual([asleep]);
  expect(await newFindings({ candidate: once([asleep], [asleep]), live: undefined })).toEqual([asleep]);
});

test('what a stalling machine shows once stops nobody', async () => {
  expect(await newFindings({ candidate: once([asleep], []), live: once([]) })).toEqual([]);
});

test('what the live site has as well is not new, whatever its version is called', async () => {
  const candidate = once([threwIn('2.0.0-abcdefabcd')], [threwIn('2.0.0-abcdefabcd')]);
  expect(await newFindings({ candidate, live: once([threwIn('1.0.0-0123456789')]) })).toEqual([]);
});

test('where nothing is found, nothing is tried again', async () => {
  const never = () => Promise.reject(new Error('tried again'));
  expect(await newFindings({ candidate: once([]), live: never })).toEqual([]);
});
