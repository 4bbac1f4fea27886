import { expect, test } from 'vitest';
import { codePlaces, codeFile } from './code-place.ts';

const site = 'https://venue.example';
const file = '/mf-forms/1.0.0-abc/assets/form.js';

test('the innermost frame of a release is the place, as each engine writes it', () => {
  const stacks = [
    `TypeError: x is not a function\n    at send (${site}${file}:12:34)\n    at ${site}/shell/1.0.0-d/app.js:1:2`,
    `send@${site}${file}:12:34\nasync*@${site}/shell/1.0.0-d/app.js:1:2\n`,
    `@${site}${file}:12:34\nmodule code@${site}/shell/1.0.0-d/app.js:1:2`,
  ];
  for (const stack of stacks)
    expect(codePlaces(stack, site)).toEqual([`${file}:12:34`, '/shell/1.0.0-d/app.js:1:2']);
});

test('frames of extensions, of other sites and of pages are no place of ours', () => {
  const stack = [
    'Error: for ada@venue.example',
    '    at chrome-extension://abc/content.js:1:1',
    '    at https://elsewhere.example/mf-forms/1.0.0-abc/x.js:1:1',
    `    at ${site}/contact-us:3:4`,
  ].join('\n');
  expect(codePlaces(stack, site)).toEqual([]);
});

test('the file of a place is its address without line and column', () => {
  expect(codeFile(`${file}:12:34`)).toBe(file);
  expect(codeFile('')).toBe('');
});
