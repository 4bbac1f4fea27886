import { afterEach, expect, test, vi } from 'vitest';
import { showFromTop } from './show-from-top.ts';

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

test('a focused element that is visible from the top scrolls the page to its top', () => {
  expect(scrolledFor(640)).toEqual(['page to its top']);
});

test('a focused element that is not visible from there is scrolled to the top of the window', () => {
  expect(scrolledFor(900)).toEqual(['page to its top', 'element to the top']);
});
