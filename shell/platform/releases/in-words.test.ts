import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('a full disk is said with what to do, whoever ran into it', () => {
  const file = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(inWords(file)).toMatch(/^the disk is full, .*: make room/);
  expect(inWords(new Error('mf-forms does not build\n[ENOSPC] write'))).toContain('make room');
});

test('anything else is said as it was', () => {
  expect(inWords(new Error('refused: two owners'))).toBe('refused: two owners');
  expect(inWords('odd')).toBe('odd');
});

test('a connection that says nothing but its code is not an empty line', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(inWords(refused)).toBe('AggregateError ECONNREFUSED');
  expect(inWords(new TypeError())).toBe('TypeError');
});
