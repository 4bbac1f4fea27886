import { expect, test } from 'vitest';
import { assertProtocol } from './run-composer.ts';

test('a composer that accepts the checkout’s version is fine, even if it also accepts older ones', () => {
  expect(() => assertProtocol([3], 'shell 1', 3)).not.toThrow();
  expect(() => assertProtocol([2, 3], 'shell 1', 2)).not.toThrow();
});

test('if versions do not match, the error says which side to update', () => {
  expect(() => assertProtocol([2, 3], 'shell 1', 1)).toThrow(
    'this checkout is too old for the live shell 1: update it',
  );
  expect(() => assertProtocol([2, 3], 'shell 1', 4)).toThrow(
    'this checkout is newer than the live shell 1 understands: release the shell first',
  );
});
