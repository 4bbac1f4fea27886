import { expect, test } from 'vitest';
import { assertProtocol } from './load-composer.ts';

test('a composer that takes what the checkout speaks is fine, also where it takes older ones too', () => {
  expect(() => assertProtocol([3], 'shell 1', 3)).not.toThrow();
  expect(() => assertProtocol([2, 3], 'shell 1', 2)).not.toThrow();
});

test('where they do not understand each other, the one that is behind is named, with what to do', () => {
  expect(() => assertProtocol([2, 3], 'shell 1', 1)).toThrow(
    'this checkout is too old for the live shell 1: update it',
  );
  expect(() => assertProtocol([2, 3], 'shell 1', 4)).toThrow(
    'this checkout is newer than the live shell 1 understands: release the shell first',
  );
});
