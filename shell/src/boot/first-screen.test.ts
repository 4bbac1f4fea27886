// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFirstScreenFirst } from './first-screen.ts';

/** What is left out: all that comes after a mark, or what has still to come. */
function leftOut(): 'all below' | 'what comes later' | undefined {
  const [rule] = document.querySelector<HTMLStyleElement>('style#first-screen')?.sheet?.cssRules ?? [];
  if (!rule) return undefined;
  return rule.cssText.includes('later') ? 'what comes later' : 'all below';
}

/** A page with these elements below its first screen, each with so many in it. */
function pageOf(sizes: readonly number[]) {
  const below = sizes.map((size, index) => `<section id="s${index}">${'<b></b>'.repeat(size)}</section>`);
  document.body.innerHTML = `<i hidden data-first-screen-ends></i>${below.join('')}`;
}

function stillToCome(): string[] {
  return [...document.querySelectorAll('[data-later]')].map(({ id }) => id);
}

let paint: (() => void) | undefined;

class PaintObserver {
  static readonly supportedEntryTypes = ['paint'];
  constructor(painted: () => void) {
    paint = painted;
  }
  observe() {}
  disconnect() {
    paint = undefined;
  }
}

/** The page of a navigation of this kind. */
function comesBy(type: string) {
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

/** A frame, and the task behind it. */
async function nextFrame(): Promise<void> {
  await vi.advanceTimersByTimeAsync(17);
}

async function isWhole(shown: Promise<void>): Promise<boolean> {
  return Promise.race([shown.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  comesBy('navigate');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.location.hash = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('Q-12: content below the first screen is shown after the first paint, some of it in each frame', async () => {
  pageOf([100, 60, 150, 20, 300]);
  const shown = showFirstScreenFirst();
  expect(leftOut()).toBe('all below');
  expect(await isWhole(shown)).toBe(false);
  paint?.();
  expect(leftOut()).toBe('what comes later');
  expect(stillToCome()).toEqual(['s2', 's3', 's4']);
  await nextFrame();
  expect(stillToCome()).toEqual(['s4']);
  await nextFrame();
  expect(stillToCome()).toEqual([]);
  expect(leftOut()).toBe('what comes later');
  expect(await isWhole(shown)).toBe(false);
  await nextFrame();
  expect(leftOut()).toBeUndefined();
  await shown;
});

test('Q-12: content after a second mark is shown later', async () => {
  pageOf([190]);
  document
    .querySelector('#s0')
    ?.insertAdjacentHTML('beforeend', '<i hidden data-first-screen-ends></i><div id="inner"><b></b></div>');
  const shown = showFirstScreenFirst();
  paint?.();
  expect(stillToCome()).toEqual(['inner']);
  await nextFrame();
  expect(stillToCome()).toEqual([]);
  await nextFrame();
  await shown;
});

test('Q-12: after a paint during loading, the rest is shown when the document has been parsed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  pageOf([190]);
  const shown = showFirstScreenFirst();
  paint?.();
  expect(leftOut()).toBe('all below');
  document.body.insertAdjacentHTML('beforeend', `<section id="s1">${'<b></b>'.repeat(190)}</section>`);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(leftOut()).toBe('what comes later');
  expect(stillToCome()).toEqual(['s1']);
  await nextFrame();
  await nextFrame();
  await shown;
});

test('a document that stalls while loading shows what has arrived', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  pageOf([190, 190]);
  const shown = showFirstScreenFirst();
  paint?.();
  await vi.advanceTimersByTimeAsync(249);
  expect(leftOut()).toBe('all below');
  await vi.advanceTimersByTimeAsync(1);
  expect(stillToCome()).toEqual(['s1']);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(stillToCome()).toEqual(['s1']);
  await nextFrame();
  expect(stillToCome()).toEqual([]);
  await nextFrame();
  expect(leftOut()).toBeUndefined();
  await shown;
});

test('Q-12: without a paint everything is shown a second after the document has loaded', async () => {
  const shown = showFirstScreenFirst();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(999);
  expect(leftOut()).toBe('all below');
  vi.advanceTimersByTime(1);
  await shown;
  expect(leftOut()).toBeUndefined();
  paint?.();
  expect(leftOut()).toBeUndefined();
});

test('with slow frames everything is shown a second after the document has loaded, and no attribute is left', async () => {
  pageOf([190, 190, 190]);
  const shown = showFirstScreenFirst();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(999);
  paint?.();
  expect(stillToCome()).toEqual(['s1', 's2']);
  vi.advanceTimersByTime(1);
  await shown;
  expect(leftOut()).toBeUndefined();
  expect(stillToCome()).toEqual([]);
});

test.each(['reload', 'back_forward'])(
  'Q-12: a page opened by %s is shown whole at once, because the browser scrolls it',
  async (type) => {
    comesBy(type);
    await showFirstScreenFirst();
    expect(leftOut()).toBeUndefined();
  },
);

test('Q-12: a page whose address has a fragment is shown whole at once', async () => {
  window.location.hash = '#halls';
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});

test('Q-12: a page in a background tab is shown whole at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});

test('Q-12: a page is shown whole at once if the browser does not report paints', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['resource'] });
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});
