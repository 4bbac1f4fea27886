import { expect, test } from 'vitest';
import { type Finding, newFindings, findingLines, refusal } from './findings.ts';

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

test('a fault on many pages is listed once, with the first page', () => {
  const found = ['/', '/career', '/contact-us'].map((where) => ({ where, finding: asleep }));
  expect(findingLines(found)).toEqual(['/ (and 2 more): mf-x/home does not start']);
});

test('a refusal names files without version and hash, and says what to do', () => {
  const file = '/mf-x/1.0.0-0123456789/assets/home-view-12345678.js';
  const said = refusal([{ where: '/', finding: { kind: 'page-error', message: 'gone', file } }]).message;
  expect(said).toContain('/: mf-x/home-view throws: gone');
  expect(said).toContain('--skip-verify');
});

test('many findings of one kind do not hide those of another', () => {
  const pale = Array.from({ length: 9 }, (_, index) => ({
    where: '/',
    finding: { kind: 'accessibility', rule: 'color-contrast', element: `<li>${index}</li>` } as const,
  }));
  const thrown = { kind: 'page-error', message: 'planted', file: undefined } as const;
  expect(refusal([...pale, { where: '/contact-us', finding: thrown }]).message).toContain(
    '/contact-us: a script throws: planted',
  );
});

test('a refusal lists only a few of many findings', () => {
  const found = Array.from({ length: 15 }, (_, index) => ({
    where: '/',
    finding: { kind: 'missing-file', file: `/mf-x/${index}.avif` } as const,
  }));
  expect(refusal(found).message).toContain('and 3 more');
});
