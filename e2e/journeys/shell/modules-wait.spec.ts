import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    /** Of each time that modules were asked for: whether a frame came before. */
    asked: boolean[];
  }
}

/**
 * Runs in the page before anything else: whether a frame was drawn, since the picture or the text of a page without one, when modules are
 * asked for.
 */
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
    const isAsked = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .some((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload');
    if (isAsked) window.asked.push(isFrameDrawn);
  }).observe(document, { childList: true, subtree: true });
}

for (const [path, part] of [
  [paths.terms, 'mf-marketing/terms'],
  [paths.lounge, 'mf-marketing/lounge'],
] as const) {
  test(`${path} draws a frame before it asks for its modules`, { tag: '@Q-12' }, async ({ page }) => {
    await page.addInitScript(watchModules);
    await page.goto(path);
    await hydrated(page, part);
    expect(await page.evaluate(() => window.asked[0])).toBe(true);
  });
}
