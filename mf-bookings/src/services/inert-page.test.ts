// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { makePageInert } from './inert-page.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><button>Pay</button></main><aside inert></aside><iframe></iframe>';
});

function inert(): string[] {
  return [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
}

test('WCAG 2.4.3: everything under the card window is out of reach, and comes back as it was', () => {
  const frame = document.querySelector('iframe');
  const button = document.querySelector('button');
  if (!frame || !button) throw new Error('no page');
  button.focus();
  const comeBack = makePageInert([frame]);
  expect(inert()).toEqual(['MAIN', 'ASIDE']);
  button.blur();
  comeBack();
  expect(inert()).toEqual(['ASIDE']);
  expect(document.activeElement).toBe(button);
});
