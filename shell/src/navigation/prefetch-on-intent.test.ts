// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

test('a tap asks once for what its link leads to, and again when something else was pointed at between', () => {
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
