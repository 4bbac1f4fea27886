import { expect, test } from 'vitest';
import type { Change } from './deploy-log.ts';
import { releaseList, releaseTable } from './release-list.ts';

const document = {
  packages: {
    'mf-forms': {
      live: '0.1.0-bbbbbbbbbb',
      since: '2026-11-20T08:00:00.000Z',
      kept: ['0.1.0-aaaaaaaaaa'],
      until: { '0.1.0-aaaaaaaaaa': '2026-11-20T08:00:00.000Z' },
    },
  },
};

const changes: Change[] = [
  {
    at: '2026-11-18T08:00:00.000Z',
    who: 'ada@one (1)',
    doing: 'release mf-forms',
    outcome: 'live',
    changed: { 'mf-forms': '0.1.0-aaaaaaaaaa' },
    commit: 'abc1234',
    message: 'Answers <b>sooner</b>',
  },
  {
    at: '2026-11-19T08:00:00.000Z',
    who: 'bo@two (2)',
    doing: 'release mf-forms',
    outcome: 'refused',
    reason: 'the disk is full',
  },
];

const listed = releaseList(document, changes);

test('each published version is listed', () => {
  expect(listed).toMatchObject([
    {
      version: '0.1.0-bbbbbbbbbb',
      state: 'live',
      since: '2026-11-20T08:00:00.000Z',
      retainedUntil: '',
      who: '',
    },
    {
      version: '0.1.0-aaaaaaaaaa',
      state: 'kept',
      since: '2026-11-18T08:00:00.000Z',
      retainedUntil: '2026-12-20T08:00:00.000Z',
      commit: 'abc1234',
      who: 'ada@one (1)',
    },
  ]);
});

test('the table has a line for each', () => {
  expect(releaseTable(listed).split('\n')).toHaveLength(3);
});

test('the list says when nothing has been released', () => {
  expect(releaseTable([])).toBe('Nothing has been released on this machine.');
});
