// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { failureReport, reportError, reportFailures } from './report-failures.ts';

const { origin } = window.location;
const base = '/mf-forms/1.0.0-abc/';
const remotes = { 'mf-forms': { base, entry: ['remote.js'], parts: {}, later: {} } };

beforeEach(() => {
  window.history.replaceState(null, '', '/contact-us');
  vi.stubGlobal('reportError', () => undefined);
});

function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

test.each([
  [
    'Chromium',
    `TypeError: x\n    at send (${origin}${base}a.js:1:2)\n    at ${origin}/shell/1.0.0-d/b.js:3:4`,
  ],
  ['Firefox', `send@${origin}${base}a.js:1:2\nasync*@${origin}/shell/1.0.0-d/b.js:3:4\n`],
  ['Safari', `@${origin}${base}a.js:1:2\nmodule code@${origin}/shell/1.0.0-d/b.js:3:4`],
])('the report of an error names the innermost code and its release in %s', (_engine, stack) => {
  expect(failureReport(thrown('x', stack), remotes)).toEqual({
    code: 'uncaught',
    page: '/contact-us',
    release: 'mf-forms@1.0.0-abc',
    error: 'TypeError',
    place: `${base}a.js:1:2`,
  });
});

test('code of extensions, of other sites and in pages is not named', () => {
  const stack = [
    'Error: for ada@venue.example',
    '    at chrome-extension://abc/content.js:1:1',
    '    at https://elsewhere.example/mf-forms/1.0.0-abc/x.js:1:1',
    `    at ${origin}/contact-us:3:4`,
  ].join('\n');
  const { place, release } = failureReport(thrown('x', stack), remotes);
  expect([place, release]).toEqual([undefined, undefined]);
});

test('a part that failed inside a library of the shell is reported with its own release', () => {
  const error = thrown('x', `at f (${origin}/shell/1.0.0-d/react.js:3:4)`);
  reportError(error, { code: 'part-broken', part: 'mf-forms/contact' });
  expect(failureReport(error, remotes)).toMatchObject({
    code: 'part-broken',
    part: 'mf-forms/contact',
    release: 'mf-forms@1.0.0-abc',
    place: '/shell/1.0.0-d/react.js:3:4',
  });
});

test('a report contains nothing of an error message or an unknown address, which may contain what somebody typed', () => {
  const error = thrown(
    'no such person: Ada Obi, ada@venue.example',
    `at ${origin}/contact-us?name=Ada#ada:1:1`,
  );
  error.name = 'Error of Ada Obi';
  reportError(error, { code: 'email' });
  expect(JSON.stringify(failureReport(error, remotes))).toBe('{"code":"email","page":"/contact-us"}');
  window.history.replaceState(null, '', '/ada@venue.example');
  expect(JSON.stringify(failureReport('Ada Obi', remotes))).toBe('{"code":"uncaught","page":"other"}');
});

test('a page sends each different report once, and at most ten', () => {
  const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  reportFailures('https://reports.example/site', () => remotes);
  const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));
  fail(new RangeError('one'));
  fail(new RangeError('another'));
  expect(beacon).toHaveBeenCalledExactlyOnceWith(
    'https://reports.example/site',
    expect.stringContaining('RangeError'),
  );
  for (let line = 0; line < 30; line += 1) fail(thrown('x', `at ${origin}${base}a.js:${line}:1`));
  expect(beacon).toHaveBeenCalledTimes(10);
});
