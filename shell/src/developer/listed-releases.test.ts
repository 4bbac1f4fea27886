import { expect, test } from 'vitest';
import { ageOf, ageWords, versionsOf } from './listed-releases.ts';

const listed = {
  packages: {
    'mf-forms': {
      live: '0.2.0-0123456789',
      since: '2026-11-22T09:00:00.000Z',
      kept: ['0.1.0-0123456789', '0.0.1-0123456789'],
      until: { '0.1.0-0123456789': '2026-11-20T09:00:00.000Z' },
    },
  },
};
const now = Date.parse('2026-11-22T12:30:00.000Z');
const words = (version: string) => ageWords(ageOf(listed, 'mf-forms', version), now);

test('a version tells since when it is live, or until when it was', () => {
  expect(words('0.2.0-0123456789')).toBe('went live 3 hours ago');
  expect(words('0.1.0-0123456789')).toBe('replaced 2 days ago');
  expect(words('0.0.1-0123456789')).toBe('no longer live');
  expect(words('9.9.9-0123456789')).toBe('not in the list of releases');
});

test('only what the list has of its own is listed', () => {
  expect(versionsOf(listed, 'mf-forms')).toEqual([
    '0.2.0-0123456789',
    '0.1.0-0123456789',
    '0.0.1-0123456789',
  ]);
  for (const name of ['mf-bookings', '__proto__', 'constructor', 'toString']) {
    expect(versionsOf(listed, name), name).toEqual([]);
  }
});
