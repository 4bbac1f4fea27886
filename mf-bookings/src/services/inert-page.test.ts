// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { makePageInert } from './inert-page.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><button>Pay</button></main><aside inert></aside><iframe></iframe>';
});

function inert(): string[] {
  return [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
}

/** What a keyboard does in a browser that does not know what `inert` means; the environment of this test does. */
function reach(element: Element): void {
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

test('WCAG 2.4.3: everything under the card window is out of reach, and comes back as it was', () => {
  const frame = document.querySelector('iframe');
  const button = document.querySelector('button');
  if (!frame || !button) throw new Error('no page');
  button.focus();
  const restorePage = makePageInert([frame]);
  expect(inert()).toEqual(['MAIN', 'ASIDE']);
  button.blur();
  restorePage();
  expect(inert()).toEqual(['ASIDE']);
  expect(document.activeElement).toBe(button);
});

test('WCAG 2.4.3: a browser without `inert` brings the focus back to the card window', () => {
  const frame = document.querySelector('iframe');
  const button = document.querySelector('button');
  if (!frame || !button) throw new Error('no page');
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  const focused = vi.spyOn(frame, 'focus');
  const restorePage = makePageInert([frame]);
  reach(button);
  expect(focused).toHaveBeenCalledOnce();
  restorePage();
  reach(button);
  expect(focused).toHaveBeenCalledOnce();
});

test('a browser that knows `inert` needs no more', () => {
  const frame = document.querySelector('iframe');
  const button = document.querySelector('button');
  if (!frame || !button) throw new Error('no page');
  Object.defineProperty(HTMLElement.prototype, 'inert', { configurable: true, value: false });
  const focused = vi.spyOn(frame, 'focus');
  const restorePage = makePageInert([frame]);
  reach(button);
  expect(focused).not.toHaveBeenCalled();
  restorePage();
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
});
