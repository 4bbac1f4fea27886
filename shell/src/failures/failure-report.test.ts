import { expect, test } from 'vitest';
import { errorReport, forbiddenReport, slownessReport } from './failure-report.ts';

const origin = 'https://venue.example';
const remotes = { 'mf-forms': { base: '/mf-forms/1.0.0-abc/', entry: [], parts: {} } };
const around = { page: '/contact-us', origin, remotes };

function thrown(message: string, frames: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at f (${frame})`)].join('\n');
  return error;
}

test('an error names the release whose code was innermost', () => {
  const error = thrown('x', [`${origin}/mf-forms/1.0.0-abc/a.js:1:2`, `${origin}/shell/1.0.0-d/b.js:3:4`]);
  expect(errorReport(error, undefined, around)).toEqual({
    code: 'uncaught',
    page: '/contact-us',
    release: 'mf-forms@1.0.0-abc',
    error: 'TypeError',
    place: '/mf-forms/1.0.0-abc/a.js:1:2',
  });
});

test('a part that threw inside a library of the shell is named with its own release', () => {
  const error = thrown('x', [`${origin}/shell/1.0.0-d/react.js:3:4`]);
  const report = errorReport(error, { code: 'part-broken', part: 'mf-forms/contact' }, around);
  expect(report).toMatchObject({
    code: 'part-broken',
    part: 'mf-forms/contact',
    release: 'mf-forms@1.0.0-abc',
  });
});

test('nothing of what an error says is told: it may be what somebody typed', () => {
  const error = thrown('no such person: Ada Obi, ada@venue.example, 0803 000 0000', [
    `${origin}/contact-us?name=Ada#ada:1:1`,
  ]);
  error.name = 'Error of Ada Obi';
  const told = JSON.stringify(errorReport(error, { code: 'email' }, around));
  expect(told).toBe('{"code":"email","page":"/contact-us"}');
  expect(JSON.stringify(errorReport('Ada Obi', undefined, around))).not.toContain('Ada');
});

test('what the policy forbade is told by its origin, without the path', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/ada@venue.example.png',
    sourceFile: `${origin}/mf-forms/1.0.0-abc/a.js`,
  };
  expect(forbiddenReport(violation, around)).toEqual({
    code: 'forbidden',
    page: '/contact-us',
    release: 'mf-forms@1.0.0-abc',
    forbidden: 'img-src https://elsewhere.example',
  });
  const inline = { effectiveDirective: 'script-src', blockedURI: 'inline', sourceFile: '' };
  expect(forbiddenReport(inline, around).forbidden).toBe('script-src inline');
});

test('what is slow in a part is of the part’s release, elsewhere of the shell’s', () => {
  const shell = '/shell/1.0.0-d/assets/start.js';
  const slow = { code: 'slow', amount: 700 } as const;
  expect(slownessReport({ ...slow, part: 'mf-forms/contact' }, { ...around, shell }).release).toBe(
    'mf-forms@1.0.0-abc',
  );
  expect(slownessReport({ ...slow, part: undefined }, { ...around, shell }).release).toBe('shell@1.0.0-d');
});
