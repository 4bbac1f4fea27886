// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFirstScreenFirst } from './first-screen-first.ts';

const { dataset } = document.documentElement;
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
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new Timing(), {
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    }),
  ]);
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
  delete dataset['firstScreen'];
});

test('Q-12: what is below comes after the first paint, what is far below a frame later', async () => {
  const shown = showFirstScreenFirst();
  expect(dataset['firstScreen']).toBe('alone');
  expect(await isWhole(shown)).toBe(false);
  paint?.();
  expect(dataset['firstScreen']).toBe('and rest');
  expect(await isWhole(shown)).toBe(false);
  vi.advanceTimersByTime(50);
  expect(dataset['firstScreen']).toBeUndefined();
  await shown;
});

test('Q-12: where nothing is painted, all is there a second after the document', async () => {
  const shown = showFirstScreenFirst();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(999);
  expect(dataset['firstScreen']).toBe('alone');
  vi.advanceTimersByTime(1);
  await shown;
  expect(dataset['firstScreen']).toBeUndefined();
  paint?.();
  expect(dataset['firstScreen']).toBeUndefined();
});

test.each(['reload', 'back_forward'])(
  'Q-12: a page that comes by %s is whole at once: its place has to be there',
  async (type) => {
    comesBy(type);
    await showFirstScreenFirst();
    expect(dataset['firstScreen']).toBeUndefined();
  },
);

test('Q-12: so is one whose address names a place of it', async () => {
  window.location.hash = '#halls';
  await showFirstScreenFirst();
  expect(dataset['firstScreen']).toBeUndefined();
});

test('Q-12: so is one in a tab that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showFirstScreenFirst();
  expect(dataset['firstScreen']).toBeUndefined();
});

test('Q-12: so is one in a browser that does not say when it paints', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['resource'] });
  await showFirstScreenFirst();
  expect(dataset['firstScreen']).toBeUndefined();
});
