// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BelowFirstScreen } from './below-first-screen.tsx';
import { usePageLives } from './use-page-lives.ts';

test('Q-12: what lies below does not come to life in one task with the first screen', async () => {
  let renders = 0;
  let rendersWhenAlive: number | undefined;
  function FirstScreen() {
    const lives = usePageLives();
    useLayoutEffect(() => {
      if (lives) rendersWhenAlive = renders;
    }, [lives]);
    return <h1>Halls</h1>;
  }
  function Rest() {
    renders += 1;
    return <p>Prices</p>;
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
  renders = 0;
  hydrateRoot(root, page);
  await vi.waitFor(() => expect(rendersWhenAlive).toBeDefined());
  expect(rendersWhenAlive).toBe(0);
  await vi.waitFor(() => expect(renders).toBeGreaterThan(0));
});
