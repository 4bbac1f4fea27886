import { expect, test } from 'vitest';
import { partOfCode } from './part-of-code.ts';

const base = '/mf-forms/1.0.0-abc/';
const remotes = {
  'mf-forms': {
    base,
    entry: ['remote.js'],
    parts: { contact: ['contact.js', 'card.js'], callback: ['callback.js', 'card.js'] },
    later: { contact: ['map.js'] },
  },
};
const shown = ['mf-marketing/home', 'mf-forms/contact', 'mf-forms/callback'];
const files = (...names: string[]) => names.map((name) => base + name);

test('a module of one part names it, also one that came later', () => {
  expect(partOfCode(files('contact.js'), { remotes, shown })).toBe('mf-forms/contact');
  expect(partOfCode(files('map.js'), { remotes, shown })).toBe('mf-forms/contact');
});

test('a module that several parts share leaves it to those that called it', () => {
  expect(partOfCode(files('card.js', 'callback.js'), { remotes, shown })).toBe('mf-forms/callback');
  expect(partOfCode(files('remote.js', 'card.js'), { remotes, shown })).toBeUndefined();
});

test('a shared module names the part that stands alone in the page', () => {
  const alone = ['mf-marketing/home', 'mf-forms/callback'];
  expect(partOfCode(files('card.js'), { remotes, shown: alone })).toBe('mf-forms/callback');
  expect(partOfCode(files('remote.js'), { remotes, shown: alone })).toBe('mf-forms/callback');
});

test('what was thrown in the shell is of no part, whoever called it', () => {
  expect(partOfCode(['/shell/1.0.0-d/start.js', ...files('contact.js')], { remotes, shown })).toBeUndefined();
  expect(partOfCode([], { remotes, shown })).toBeUndefined();
});
