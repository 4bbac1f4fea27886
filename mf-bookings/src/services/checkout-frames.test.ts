// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { openCheckoutFrames } from './checkout-frames.ts';

const sandbox = 'http://127.0.0.1:4180/checkout';

/** A frame with an empty page, for which nothing is loaded. */
function addFrame(id: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.id = id;
  frame.srcdoc = '<!doctype html>';
  document.body.append(frame);
  return frame;
}

/** Creates frames as the provider's library does, in one synchronous call. */
function openLikeTheLibrary() {
  const page = addFrame('inline-background-abcde').contentWindow?.document;
  page?.open();
  page?.write('<p>written by the library</p>');
  page?.close();
  addFrame('inline-checkout-abcde').src = 'https://checkout.paystack.com/popup';
  window.addEventListener('message', () => {});
}

function sourceOf(frame: HTMLIFrameElement): string | null {
  return frame.getAttribute('src');
}

afterEach(() => {
  document.body.replaceChildren();
});

test('D-54: the checkout opens at the configured address', () => {
  const frames = openCheckoutFrames({ checkoutUrl: sandbox, open: openLikeTheLibrary, onListener: () => {} });
  expect(sourceOf(frames.checkout)).toBe(`${sandbox}/popup`);
});

test("D-54: the provider's own address is left alone", () => {
  const checkoutUrl = 'https://checkout.paystack.com';
  const frames = openCheckoutFrames({ checkoutUrl, open: openLikeTheLibrary, onListener: () => {} });
  expect(sourceOf(frames.checkout)).toBe(`${checkoutUrl}/popup`);
});

test("D-54: the library's listener is passed on, not registered", () => {
  const listeners: unknown[] = [];
  openCheckoutFrames({
    checkoutUrl: sandbox,
    open: openLikeTheLibrary,
    onListener: (listener) => listeners.push(listener),
  });
  expect(listeners).toHaveLength(1);
});

test('D-54: the loading frame has our text, and the element that the library looks for', () => {
  openCheckoutFrames({ checkoutUrl: sandbox, open: openLikeTheLibrary, onListener: () => {} });
  const waiting = document.querySelector<HTMLIFrameElement>('#inline-background-abcde');
  const page = waiting?.contentDocument;
  expect(page?.body.textContent).toBe('Opening the card form…');
  expect(page?.getElementById('app-loader')).not.toBeNull();
});

test('D-54: afterwards the overrides are gone', () => {
  openCheckoutFrames({ checkoutUrl: sandbox, open: openLikeTheLibrary, onListener: () => {} });
  const frame = document.createElement('iframe');
  frame.src = 'https://checkout.paystack.com/popup';
  expect(sourceOf(frame)).toBe('https://checkout.paystack.com/popup');
  let received = 0;
  window.addEventListener('message', () => (received += 1), { once: true });
  window.dispatchEvent(new MessageEvent('message'));
  expect(received).toBe(1);
});

test('D-54: a library that throws leaves nothing behind', () => {
  const open = () => {
    openLikeTheLibrary();
    throw new Error('Invalid transaction parameters');
  };
  expect(() => openCheckoutFrames({ checkoutUrl: sandbox, open, onListener: () => {} })).toThrow();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});
