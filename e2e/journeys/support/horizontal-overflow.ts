import type { Page } from '@playwright/test';

/**
 * What makes the page scroll sideways: its width beyond the window in px, and the first elements that cause it.
 * Phones zoom out until a wide page fits, which changes the inner width but not the root's client width.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const holderOf = (element: Element): Element | null =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement;
    const isCutOff = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCutOff(holderOf(element)));
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 1 && !isCutOff(holderOf(element));
    });
    const named = wide.map(({ tagName, textContent }) => `${tagName}: ${textContent.trim().slice(0, 40)}`);
    return [`${scrollWidth - clientWidth} px`, ...named.slice(0, 6)];
  });
}
