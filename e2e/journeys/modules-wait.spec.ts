import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

type Asked = { modules: string[]; isFrameDrawn: boolean };

declare global {
  interface Window {
    asked: Asked[];
  }
}

/** Runs in the page before anything else: how many modules each task asks for, and whether a frame came before it since the picture, or the text of a page without one. */
function watchModules(): void {
  window.asked = [];
  let isFrameDrawn = false;
  const onFrame = () => requestAnimationFrame(() => (isFrameDrawn = true));
  const hero = 'img[fetchpriority=high]';
  document.addEventListener('DOMContentLoaded', () => document.querySelector(hero) ?? onFrame());
  document.addEventListener(
    'load',
    ({ target }) => target instanceof Element && target.matches(hero) && onFrame(),
    true,
  );
  new MutationObserver((records) => {
    const modules = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap((node) =>
        node instanceof HTMLLinkElement && node.rel === 'modulepreload'
          ? [node.getAttribute('href') ?? '']
          : [],
      );
    if (modules.length > 0) window.asked.push({ modules, isFrameDrawn });
  }).observe(document, { childList: true, subtree: true });
}

for (const [path, part] of [
  [paths.terms, 'mf-marketing/terms'],
  [paths.lounge, 'mf-marketing/lounge'],
] as const) {
  test(`Q-12: ${path} draws a frame before it asks for its modules, and asks for few in a task`, async ({
    page,
  }) => {
    await page.addInitScript(watchModules);
    await page.goto(path);
    await hydrated(page, part);
    const [first, all] = await page.evaluate(() => {
      const { preload }: { preload: string[] } = JSON.parse(
        document.getElementById('boot')?.textContent ?? '',
      );
      return [window.asked[0], preload.length] as const;
    });
    expect(first?.isFrameDrawn).toBe(true);
    expect(first?.modules.length).toBeLessThanOrEqual(4);
    expect(all).toBeGreaterThan(4);
  });
}
