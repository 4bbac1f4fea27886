import { expect, test } from 'vitest';
import { offeredVersions } from './offered-versions.ts';

const listed = (live: string, kept: string[]) => ({ packages: { 'mf-forms': { live, kept } } });

test('what is kept is offered, and what only one’s own machine has; not what is live anyway', () => {
  const lists = new Map([
    ['', listed('3', ['2', '1'])],
    ['http://127.0.0.1:4174', listed('4', ['3', '2'])],
  ]);
  expect(offeredVersions(['mf-forms', 'mf-bookings'], lists)).toEqual([
    { remote: 'mf-forms', version: '2' },
    { remote: 'mf-forms', version: '1' },
    { remote: 'mf-forms', version: '4', from: 'http://127.0.0.1:4174' },
  ]);
});
