// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFirstScreenFirst } from './first-screen-first.ts';

/** What is left out: all that comes after a mark, or what comes after one that is far. */
function leftOut(): 'all below' | 'what is far' | undefined {
  const [rule] = document.querySelector<HTMLStyleElement>('style#first-screen')?.sheet?.cssRules ?? [];
  if (!rule) return undefined;
  return rule.cssText.includes('far') ? 'what is far' : 'all below';
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
});

test('Q-12: what is below comes after the first paint, what is far below a frame later', async () => {
  const shown = showFirstScreenFirst();
  expect(leftOut()).toBe('all below');
  expect(await isWhole(shown)).toBe(false);
  paint?.();
  expect(leftOut()).toBe('what is far');
  expect(await isWhole(shown)).toBe(false);
  vi.advanceTimersByTime(50);
  expect(leftOut()).toBeUndefined();
  await shown;
});

test('Q-12: where nothing is painted, all is there a second after the document', async () => {
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

test.each(['reload', 'back_forward'])(
  'Q-12: a page that comes by %s is whole at once: its place has to be there',
  async (type) => {
    comesBy(type);
    await showFirstScreenFirst();
    expect(leftOut()).toBeUndefined();
  },
);

test('Q-12: so is one whose address names a place of it', async () => {
  window.location.hash = '#halls';
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});

test('Q-12: so is one in a tab that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});

test('Q-12: so is one in a browser that does not say when it paints', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['resource'] });
  await showFirstScreenFirst();
  expect(leftOut()).toBeUndefined();
});
