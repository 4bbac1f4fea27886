import { afterEach, expect, test, vi } from 'vitest';
import { showFromTop } from './use-focus-on-mount.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is scrolled for an element whose lower edge lies there in a window of 800 px, once the page is at its top. */
function scrolledFor(bottom: number): string[] {
  const scrolled: string[] = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollTo', () => scrolled.push('page to its top'));
  showFromTop({
    getBoundingClientRect: () => ({ bottom }),
    scrollIntoView: () => scrolled.push('element to the top'),
  });
  return scrolled;
}

test('what is seen from the top of the page leaves the page there, its heading whole', () => {
  expect(scrolledFor(640)).toEqual(['page to its top']);
});

test('what is not seen from there stands at the top itself', () => {
  expect(scrolledFor(900)).toEqual(['page to its top', 'element to the top']);
});
