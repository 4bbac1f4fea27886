// @vitest-environment happy-dom

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Honeypot, isFilledByBot, takeHoneypot } from './honeypot.tsx';

test('Q-15: browsers and password managers do not fill in the hidden field', () => {
  const markup = renderToStaticMarkup(<Honeypot id="trap" />);
  for (const attribute of [
    'autoComplete="off"',
    'data-1p-ignore=""',
    'data-lpignore="true"',
    'data-bwignore=""',
    'data-form-type="other"',
  ]) {
    expect(markup).toContain(attribute);
  }
});

function formWithTrap(value: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="name"><input id="trap" value="${value}"></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

test.each([
  { who: 'a person', trap: '', elapsed: 5000, isBot: false },
  { who: 'a filled trap', trap: 'https://spam.example', elapsed: 5000, isBot: true },
  { who: 'a form filled in faster than anybody types', trap: '', elapsed: 300, isBot: true },
])('Q-15: $who', ({ trap, elapsed, isBot }) => {
  expect(isFilledByBot(formWithTrap(trap), 'trap', elapsed)).toBe(isBot);
});

test('Q-15: a person caught by mistake sends with the next tap', () => {
  const form = formWithTrap('filled in by the browser');
  expect(takeHoneypot(form, 'trap')).toBe(true);
  expect(takeHoneypot(form, 'trap')).toBe(false);
});

test('C-02: the hidden field for bots is not sent', () => {
  expect([...new FormData(formWithTrap('x')).keys()]).toEqual(['name']);
});
