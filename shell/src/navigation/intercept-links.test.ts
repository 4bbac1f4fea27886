// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { openAddress } from './intercept-links.ts';

const follow = (address: string) => {
  const navigate = vi.fn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  openAddress({ navigate }, new URL(address, window.location.href));
  return { pages: navigate.mock.calls, documents: assign.mock.calls };
};

test('an address of this site opens as a page, one of another site as a document', () => {
  expect(follow('/contact-us?of=us#form').pages).toEqual([['/contact-us?of=us#form', { replace: false }]]);
  expect(follow('https://other.example/x')).toEqual({ pages: [], documents: [['https://other.example/x']] });
});
