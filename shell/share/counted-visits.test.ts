import { expect, test } from 'vitest';
import { countedVisits } from './counted-visits.ts';

const sides = {
  candidate: { composition: '000012', releases: new Set(['mf-forms@2']) },
  live: { composition: '000013', releases: new Set(['mf-forms@1']) },
};

type Line = { by: string; group?: string; report?: unknown };

const line = ({ by, group = '07', report }: Line) =>
  JSON.stringify({
    composition: `/srv/site.compositions/${by}`,
    group,
    report: report === undefined ? '' : JSON.stringify(report),
  });

const count = (...lines: Line[]) => countedVisits(lines.map(line).join('\n'), sides);

test('pages are counted by the composition that was sent, and other shares are left out', () => {
  const { candidate, live } = count(
    { by: '000012' },
    { by: '000013', group: '' },
    { by: '000013' },
    { by: '000007' },
  );
  expect([candidate, live]).toEqual([
    { views: 1, failures: 0 },
    { views: 2, failures: 0 },
  ]);
});

test('a failure is that of the version that failed, whoever was served meanwhile', () => {
  const { candidate, live, reports } = count(
    { by: '000013', group: '', report: { code: 'uncaught', release: 'mf-forms@2', error: 'TypeError' } },
    { by: '000012', report: { code: 'uncaught', release: 'mf-forms@1' } },
  );
  expect([candidate.failures, live.failures]).toEqual([1, 1]);
  expect(reports).toEqual([{ code: 'uncaught', release: 'mf-forms@2', error: 'TypeError' }]);
});

test('a failure of what both have is that of the side that the visitor is on; a tab from before is on none', () => {
  const report = { code: 'part-broken', release: 'shell@1' };
  const { candidate, live } = count(
    { by: '000012', report },
    { by: '000012', report: { code: 'shell-not-started' } },
    { by: '000013', report },
    { by: '000012', group: '', report },
  );
  expect([candidate.failures, live.failures]).toEqual([2, 1]);
});

test('what names no code of ours, what is slow, and what is no report does not count', () => {
  const { candidate } = count(
    { by: '000012', report: { code: 'uncaught' } },
    { by: '000012', report: { code: 'slow', release: 'mf-forms@2' } },
    { by: '000012', report: 'nonsense' },
  );
  expect(candidate).toEqual({ views: 0, failures: 0 });
  expect(countedVisits('{"composition":"/x/0000', sides).candidate.views).toBe(0);
});
