import { expect, test } from 'vitest';
import { readTries, tryLasts, withTry } from './tries.ts';

const now = 1_800_000_000_000;
const version = '0.1.0-0123456789';
const good = { remote: 'mf-forms', version, until: now + 1000 };
const read = (value: unknown) => readTries(JSON.stringify(value), now);

test('what was asked for within the hour is read', () => {
  const local = { ...good, remote: 'mf-bookings', from: 'http://127.0.0.1:4174' };
  expect(read([good, local])).toEqual([good, local]);
  expect(withTry([good], { remote: 'mf-forms', version: '0.2.0-0123456789' }, now)).toEqual([
    { remote: 'mf-forms', version: '0.2.0-0123456789', until: now + tryLasts },
  ]);
});

test('what is over, or would last longer than an hour, is not', () => {
  for (const until of [now, now - 1, 0, -1, now + tryLasts + 1, Number.MAX_VALUE]) {
    expect(read([{ ...good, until }]), String(until)).toEqual([]);
  }
  expect(readTries(`[{"remote":"mf-forms","version":"${version}","until":1e999}]`, now)).toEqual([]);
});

const versions = [
  '../../evil',
  '0.1.0-0123456789/../../x',
  '//evil.example/0.1.0-0123456789',
  'https://evil.example/0.1.0-0123456789',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '0.1.0-0123456789?x',
  '0.1.0-0123456789#x',
  '0.1.0-0123456789\n',
  '0.1.0-0123456789\u0000',
  '0.1.0\u2024-0123456789',
  '０.1.0-0123456789',
  '0.1.0-%2e%2e-0123456789',
  '0.1.0\\..-0123456789',
  `${'0'.repeat(500)}.1.0-0123456789`,
  '',
];

test('a version is a name, never a way to somewhere', () => {
  for (const wrong of versions) expect(read([{ ...good, version: wrong }]), wrong).toEqual([]);
});

const remotes = [
  'shell',
  '__proto__',
  'constructor',
  'mf-forms/..',
  '../mf-forms',
  'mf-FORMS',
  'mf-föms',
  'mf-',
  '',
];

test('a remote is a remote’s name: not the shell, not a key of every object', () => {
  for (const wrong of remotes) expect(read([{ ...good, remote: wrong }]), wrong).toEqual([]);
});

const origins = [
  'https://evil.example',
  'http://evil.example:4174',
  'http://localhost.evil.example:4174',
  'http://127.0.0.1:4174@evil.example',
  'http://127.0.0.1:4174/x',
  'http://127.0.0.1',
  'http://127.1:4174',
  'http://[::1]:4174',
  'http://0.0.0.0:4174',
  'https://localhost:4174',
  '//localhost:4174',
  'javascript:alert(1)//localhost:4174',
  'http://locаlhost:4174',
];

test('another machine is nowhere to take code from', () => {
  for (const from of origins) expect(read([{ ...good, from }]), from).toEqual([]);
});

test('poisoned storage is as good as none', () => {
  const texts = [
    '',
    'on',
    '{',
    'null',
    '1e999',
    '"mf-forms"',
    '{}',
    '[null]',
    '[[]]',
    JSON.stringify({ 0: good, length: 1 }),
    `[{"__proto__":{"remote":"mf-forms","version":"${version}","until":${now + 1000}}}]`,
    JSON.stringify([{ ...good, also: 1 }]),
    JSON.stringify([{ ...good, until: String(now + 1000) }]),
    JSON.stringify([good, { ...good, version: '../../evil' }]),
    JSON.stringify([good, { ...good, version: '9.9.9-0123456789' }]),
    JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ ...good, remote: `mf-${index}` }))),
    `[${' '.repeat(5000)}]`,
    '['.repeat(3000),
  ];
  for (const text of texts) expect(readTries(text, now), text.slice(0, 60)).toEqual([]);
  expect(readTries(null, now)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'remote')).toBe(false);
});
