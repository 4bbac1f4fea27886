import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

test('a full disk is reported with what to do, whichever tool found it', () => {
  const file = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(errorMessage(file)).toMatch(/^the disk is full, .*: free some space/);
  expect(errorMessage(new Error('mf-forms failed to build\n[ENOSPC] write'))).toContain('free some space');
});

test('other errors are reported unchanged', () => {
  expect(errorMessage(new Error('refused: two owners'))).toBe('refused: two owners');
  expect(errorMessage('odd')).toBe('odd');
});

test('an error with only a code is not an empty line', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(errorMessage(refused)).toBe('AggregateError ECONNREFUSED');
  expect(errorMessage(new TypeError())).toBe('TypeError');
});
