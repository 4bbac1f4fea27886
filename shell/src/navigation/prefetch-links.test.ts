// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchInView, prefetchOnIntent } from './prefetch.ts';

type Seen = { target: Element | null; isIntersecting: boolean };

let see: (...seen: Seen[]) => void;
let observed: Element[];

beforeEach(() => {
  vi.useFakeTimers();
  // Observers of earlier tests go on, and note into their own.
  const own: Element[] = [];
  observed = own;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: Seen[]) => void) {
        see = (...seen) => told(seen);
      }
      observe(element: Element): void {
        own.push(element);
      }
      unobserve(): void {}
    },
  );
  document.body.innerHTML =
    '<main><a href="/gallery">Gallery</a><a href="https://elsewhere.example/">Out</a></main><footer><a href="/terms">Terms</a></footer>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const link = (href: string) => document.querySelector(`a[href="${href}"]`);

test('only links of the content that stay in view for a moment are prefetched', () => {
  const prefetch = vi.fn<(pathname: string) => void>();
  prefetchInView(prefetch);
  expect(observed).toEqual([link('/gallery')]);
  see({ target: link('/gallery'), isIntersecting: true });
  vi.advanceTimersByTime(300);
  see({ target: link('/gallery'), isIntersecting: false });
  vi.advanceTimersByTime(5000);
  expect(prefetch).not.toHaveBeenCalled();
  see({ target: link('/gallery'), isIntersecting: true });
  vi.advanceTimersByTime(400);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/gallery');
});

test('links in SVG are prefetched too', () => {
  const prefetch = vi.fn<(pathname: string) => void>();
  document.body.innerHTML = '<main><svg><a href="/facilities/cafe"><path /></a></svg></main>';
  prefetchInView(prefetch);
  see({ target: link('/facilities/cafe'), isIntersecting: true });
  vi.advanceTimersByTime(400);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/facilities/cafe');
});

test('links of later pages are prefetched too', async () => {
  prefetchInView(() => undefined);
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/contact-us">Contact</a>');
  await vi.waitFor(() => expect(observed).toContain(link('/contact-us')));
});

test('Q-14: in data saver mode nothing is prefetched', () => {
  localStorage.setItem('data-saver', 'on');
  prefetchInView(() => undefined);
  expect(observed).toEqual([]);
});

test('a touched link is prefetched once, and again after another was pointed at', () => {
  document.body.innerHTML =
    '<a href="/write-to-us"><b>Write</b></a><p>text</p><a href="https://other.example/">other</a>';
  const prefetch = vi.fn<(pathname: string) => void>();
  prefetchOnIntent(prefetch);
  const tell = (selector: string, ...types: string[]) => {
    const element = document.querySelector(selector);
    for (const type of types) element?.dispatchEvent(new Event(type, { bubbles: true }));
  };
  tell('b', 'pointerover', 'touchstart', 'focusin');
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/write-to-us');
  tell('p', 'pointerover');
  tell('[href^="https"]', 'pointerover');
  expect(prefetch).toHaveBeenCalledOnce();
  tell('a', 'pointerover');
  expect(prefetch).toHaveBeenCalledTimes(2);
});
