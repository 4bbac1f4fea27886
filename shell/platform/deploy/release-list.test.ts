import { expect, test } from 'vitest';
import type { LogEntry } from './deploy-log.ts';
import { releaseTable } from './release-list.ts';

const state = {
  packages: {
    'mf-forms': {
      live: '0.1.0-bbbbbbbbbb',
      until: { '0.1.0-aaaaaaaaaa': '2026-11-20T08:00:00.000Z' },
    },
  },
};

const changes: LogEntry[] = [
  {
    at: '2026-11-18T08:00:00.000Z',
    user: 'ada@one (1)',
    command: 'release mf-forms',
    outcome: 'succeeded',
    changed: { 'mf-forms': '0.1.0-aaaaaaaaaa' },
    commit: 'abc1234',
    message: 'Answers <b>sooner</b>',
  },
  {
    at: '2026-11-19T08:00:00.000Z',
    user: 'bo@two (2)',
    command: 'release mf-forms',
    outcome: 'failed',
    reason: 'the disk is full',
  },
];

test('each published version is listed, with what the log says of it and until when it stays', () => {
  const [titles, live, earlier, ...more] = releaseTable(state, changes)
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(titles?.at(0)).toBe('package');
  expect(live).toEqual(['mf-forms', '0.1.0-bbbbbbbbbb', 'live']);
  expect(earlier).toEqual([
    'mf-forms',
    '0.1.0-aaaaaaaaaa',
    'kept',
    '2026-11-18 08:00',
    'abc1234',
    'ada@one (1)',
    'Answers <b>sooner</b>',
    '2026-12-20',
  ]);
  expect(more).toEqual([]);
});

test('the list says when nothing has been released', () => {
  expect(releaseTable({ packages: {} }, [])).toBe('Nothing has been released on this machine.');
});
