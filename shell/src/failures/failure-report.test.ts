import { expect, test, vi } from 'vitest';
import { errorReport, forbiddenReport, reportSender } from './failure-report.ts';

const origin = 'https://venue.example';
const base = '/mf-forms/1.0.0-abc/';
const remotes = { 'mf-forms': { base, entry: ['remote.js'], parts: {}, later: {} } };
const pageContext = { page: '/contact-us', origin, remotes };

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
  expect(errorReport({ error: thrown('x', stack) }, pageContext)).toEqual({
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
  const { place, release } = errorReport({ error: thrown('x', stack) }, pageContext);
  expect([place, release]).toEqual([undefined, undefined]);
});

test('a part that failed inside a library of the shell is reported with its own release', () => {
  const error = thrown('x', `at f (${origin}/shell/1.0.0-d/react.js:3:4)`);
  const context = { code: 'part-broken', part: 'mf-forms/contact' } as const;
  expect(errorReport({ error, context }, pageContext)).toMatchObject({
    code: 'part-broken',
    part: 'mf-forms/contact',
    release: 'mf-forms@1.0.0-abc',
    place: '/shell/1.0.0-d/react.js:3:4',
  });
});

test('a report contains nothing of an error message, which may contain what somebody typed', () => {
  const error = thrown(
    'no such person: Ada Obi, ada@venue.example',
    `at ${origin}/contact-us?name=Ada#ada:1:1`,
  );
  error.name = 'Error of Ada Obi';
  const report = JSON.stringify(errorReport({ error, context: { code: 'email' } }, pageContext));
  expect(report).toBe('{"code":"email","page":"/contact-us"}');
  expect(JSON.stringify(errorReport({ error: 'Ada Obi' }, pageContext))).not.toContain('Ada');
});

test('a value that is not an error object is reported with the file that the engine names', () => {
  expect(errorReport({ error: 'refused', at: `${origin}${base}callback.js:1:2` }, pageContext)).toEqual({
    code: 'uncaught',
    page: '/contact-us',
    release: 'mf-forms@1.0.0-abc',
    place: `${base}callback.js:1:2`,
  });
});

test('an error that wraps another is reported with the code that caused it', () => {
  const error = thrown('x', '');
  error.cause = thrown('y', `at f (${origin}${base}callback.js:1:2)`);
  expect(errorReport({ error }, pageContext).place).toBe(`${base}callback.js:1:2`);
});

test('a forbidden request is reported by its origin, without the path', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/ada@venue.example.png',
    sourceFile: `${origin}${base}a.js`,
  };
  expect(forbiddenReport(violation, undefined, pageContext)).toEqual({
    code: 'forbidden',
    page: '/contact-us',
    release: 'mf-forms@1.0.0-abc',
    forbidden: 'img-src https://elsewhere.example',
  });
  const inline = { effectiveDirective: 'script-src', blockedURI: 'inline', sourceFile: '' };
  expect(forbiddenReport(inline, 'mf-forms/callback', pageContext)).toMatchObject({
    part: 'mf-forms/callback',
    release: 'mf-forms@1.0.0-abc',
    forbidden: 'script-src inline',
  });
});

const address = 'https://reports.example/site';

test('each different report is sent once', () => {
  const beacon = vi.fn();
  const send = reportSender(address, beacon);
  send({ code: 'uncaught', page: '/' });
  send({ code: 'uncaught', page: '/' });
  send({ code: 'email', page: '/' });
  expect(beacon.mock.calls).toEqual([
    [address, '{"code":"uncaught","page":"/"}'],
    [address, '{"code":"email","page":"/"}'],
  ]);
});

test('a page sends at most ten reports', () => {
  const beacon = vi.fn();
  const send = reportSender(address, beacon);
  for (let line = 0; line < 30; line += 1) send({ code: 'uncaught', page: '/', place: `/x.js:${line}:1` });
  expect(beacon).toHaveBeenCalledTimes(10);
});
