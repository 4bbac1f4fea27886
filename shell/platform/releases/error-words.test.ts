import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

test('a full disk is said with what to do, whoever ran into it', () => {
  const file = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(errorWords(file)).toMatch(/^the disk is full, .*: make room/);
  expect(errorWords(new Error('mf-forms does not build\n[ENOSPC] write'))).toContain('make room');
});

test('anything else is said as it was', () => {
  expect(errorWords(new Error('refused: two owners'))).toBe('refused: two owners');
  expect(errorWords('odd')).toBe('odd');
});

test('a connection that says nothing but its code is not an empty line', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(errorWords(refused)).toBe('AggregateError ECONNREFUSED');
  expect(errorWords(new TypeError())).toBe('TypeError');
});
