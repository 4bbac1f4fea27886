// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePageInert } from './inert-page.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><button>Pay</button></main><aside inert></aside><section tabindex="-1"></section>';
});

afterEach(() => document.body.replaceChildren());

function inert(): string[] {
  return [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
}

/** What the keyboard does in a browser without `inert`; happy-dom supports it. */
function reach(element: Element): void {
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

test('WCAG 2.4.3: everything under the card window is inert, and restored afterwards', () => {
  const front = document.querySelector('section');
  const button = document.querySelector('button');
  if (!front || !button) throw new Error('no page');
  button.focus();
  const restorePage = makePageInert([front]);
  expect(inert()).toEqual(['MAIN', 'ASIDE']);
  button.blur();
  restorePage();
  expect(inert()).toEqual(['ASIDE']);
  expect(document.activeElement).toBe(button);
});

test('WCAG 2.4.3: without `inert`, the focus returns to the card window', () => {
  const front = document.querySelector('section');
  const button = document.querySelector('button');
  if (!front || !button) throw new Error('no page');
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  const focused = vi.spyOn(front, 'focus');
  const restorePage = makePageInert([front]);
  reach(button);
  expect(focused).toHaveBeenCalledOnce();
  restorePage();
  reach(button);
  expect(focused).toHaveBeenCalledOnce();
});

test('a browser with `inert` needs nothing else', () => {
  const front = document.querySelector('section');
  const button = document.querySelector('button');
  if (!front || !button) throw new Error('no page');
  Object.defineProperty(HTMLElement.prototype, 'inert', { configurable: true, value: false });
  const focused = vi.spyOn(front, 'focus');
  const restorePage = makePageInert([front]);
  reach(button);
  expect(focused).not.toHaveBeenCalled();
  restorePage();
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
});
