// @vitest-environment happy-dom

import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { markNavigated } from '../contract/document-marks.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';
import { drawAlone } from './sample-root.ts';

test('Q-12: content below the first screen is not hydrated in one task with it', async () => {
  const Rest = vi.fn(() => <p>Prices</p>);
  const renderedWhenAlive = vi.fn<(times: number) => void>();
  function FirstScreen() {
    const isHydrated = useHydrated();
    useLayoutEffect(() => {
      if (isHydrated) renderedWhenAlive(Rest.mock.calls.length);
    }, [isHydrated]);
    return <h1>Halls</h1>;
  }
  const page = (
    <>
      <FirstScreen />
      <BelowFirstScreen>
        <Rest />
      </BelowFirstScreen>
    </>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe('HallsPrices');
  Rest.mockClear();
  hydrateRoot(root, page);
  await vi.waitFor(() => expect(renderedWhenAlive).toHaveBeenCalled());
  expect(renderedWhenAlive).toHaveBeenCalledWith(0);
  await vi.waitFor(() => expect(Rest).toHaveBeenCalled());
});

function shownAtOnce(): string | null {
  const root = document.createElement('div');
  flushSync(() => drawAlone(<BelowFirstScreen>Prices</BelowFirstScreen>, root));
  return root.textContent;
}

afterEach(() => document.documentElement.removeAttribute('data-follows-page'));

test('a prerendered page is rendered whole; after navigation the first screen comes first', () => {
  expect(shownAtOnce()).toBe('Prices');
  markNavigated();
  expect(shownAtOnce()).toBe('');
});
