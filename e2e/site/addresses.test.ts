import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { paths } from './addresses.ts';

test.each(Object.values(paths))('a remote declares a page at %s, as specified', (address) => {
  expect(siteFacts().pages.map((page) => page.address)).toContain(address);
});
