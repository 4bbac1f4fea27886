import { expect, test } from 'vitest';
import { withRestoredHash } from './restored-hash.ts';

test.each([
  ['/family-pays%23invoice.2.WzEs_x-Q.0a1b2c3', '/family-pays#invoice.2.WzEs_x-Q.0a1b2c3'],
  ['/family-pays%2523invoice.2.WzEs', '/family-pays#invoice.2.WzEs'],
  ['/facilities/ariya-hotels%23rooms%23', '/facilities/ariya-hotels#rooms%23'],
  ['/%23halls', '/#halls'],
  ['/family-pays', undefined],
  ['/100%25-free', undefined],
])('%s leads to %s', (pathname, address) => {
  expect(withRestoredHash(pathname)).toBe(address);
});
