import { expect, test } from 'vitest';
import { errorReport, forbiddenReport, refusedReport } from './failure-report.ts';

const origin = 'https://venue.example';
const base = '/mf-forms/1.0.0-abc/';
const parts = { contact: ['a.js'], callback: ['callback.js'] };
const remotes = { 'mf-forms': { base, entry: ['remote.js'], parts, later: {} } };
const shown = ['mf-forms/contact', 'mf-forms/callback'];
const pageContext = { page: '/contact-us', origin, remotes, shown };

function thrown(message: string, frames: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at f (${frame})`)].join('\n');
  return error;
}

test('an error names the release whose code was innermost', () => {
  const error = thrown('x', [`${origin}/mf-forms/1.0.0-abc/a.js:1:2`, `${origin}/shell/1.0.0-d/b.js:3:4`]);
  expect(errorReport({ error }, pageContext)).toEqual({
    code: 'uncaught',
    page: '/contact-us',
    part: 'mf-forms/contact',
    release: 'mf-forms@1.0.0-abc',
    error: 'TypeError',
    place: '/mf-forms/1.0.0-abc/a.js:1:2',
  });
});

test('a part that threw inside a library of the shell is named with its own release', () => {
  const error = thrown('x', [`${origin}/shell/1.0.0-d/react.js:3:4`]);
  const report = errorReport(
    { error, context: { code: 'part-broken', part: 'mf-forms/contact' } },
    pageContext,
  );
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
  const told = JSON.stringify(errorReport({ error, context: { code: 'email' } }, pageContext));
  expect(told).toBe('{"code":"email","page":"/contact-us"}');
  expect(JSON.stringify(errorReport({ error: 'Ada Obi' }, pageContext))).not.toContain('Ada');
});

test('what the policy forbade is told by its origin, without the path', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/ada@venue.example.png',
    sourceFile: `${origin}/mf-forms/1.0.0-abc/a.js`,
  };
  expect(forbiddenReport({ violation }, pageContext)).toEqual({
    code: 'forbidden',
    page: '/contact-us',
    part: 'mf-forms/contact',
    release: 'mf-forms@1.0.0-abc',
    forbidden: 'img-src https://elsewhere.example',
  });
  const inline = { effectiveDirective: 'script-src', blockedURI: 'inline', sourceFile: '' };
  expect(forbiddenReport({ violation: inline }, pageContext).forbidden).toBe('script-src inline');
});

test('what is no error object is of the release whose file the engine names', () => {
  expect(errorReport({ error: 'refused', at: `${origin}${base}callback.js:1:2` }, pageContext)).toEqual({
    code: 'uncaught',
    page: '/contact-us',
    part: 'mf-forms/callback',
    release: 'mf-forms@1.0.0-abc',
    place: `${base}callback.js:1:2`,
  });
});

test('an error made elsewhere is of the code that caused it', () => {
  const error = thrown('x', []);
  error.cause = thrown('y', [`${origin}${base}callback.js:1:2`]);
  expect(errorReport({ error }, pageContext).part).toBe('mf-forms/callback');
  expect(
    errorReport({ error: thrown('x', [`${origin}/shell/1.0.0-d/b.js:3:4`]) }, pageContext),
  ).toMatchObject({
    part: undefined,
    release: 'shell@1.0.0-d',
  });
});

test('what does not hydrate is of the part with the component, not of React in the shell', () => {
  const error = thrown('x', [`${origin}/shell/1.0.0-d/react.js:3:4`]);
  const components = `\n    at p (<anonymous>)\n    at Card (${origin}${base}callback.js:1:2)\n    at App (${origin}/shell/1.0.0-d/b.js:3:4)`;
  expect(errorReport({ error, context: { code: 'hydration', components } }, pageContext)).toMatchObject({
    part: 'mf-forms/callback',
    release: 'mf-forms@1.0.0-abc',
    place: '/shell/1.0.0-d/react.js:3:4',
  });
});

test('what an element asks for against the policy is of the part that it stands in', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/a.png',
    sourceFile: `${origin}/shell/1.0.0-d/react.js`,
  };
  expect(forbiddenReport({ violation, inPart: 'mf-forms/callback' }, pageContext)).toMatchObject({
    part: 'mf-forms/callback',
    release: 'mf-forms@1.0.0-abc',
  });
  expect(forbiddenReport({ violation }, pageContext)).toMatchObject({
    part: undefined,
    release: 'shell@1.0.0-d',
  });
});

test('a refused file is of the part that wanted it, or of the only one that has it', () => {
  expect(refusedReport(`${base}a.js`, undefined, pageContext).part).toBe('mf-forms/contact');
  expect(refusedReport(`${base}remote.js`, 'mf-forms/callback', pageContext)).toEqual({
    code: 'file-refused',
    page: '/contact-us',
    part: 'mf-forms/callback',
    release: 'mf-forms@1.0.0-abc',
    place: `${base}remote.js`,
  });
});
