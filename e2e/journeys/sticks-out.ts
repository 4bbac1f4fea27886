import type { Page } from '@playwright/test';

/** What makes the page scroll sideways: its width beyond the window in px, and the first elements that reach there. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond <= 0) return [];
    const isCutOff = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCutOff(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1 && !isCutOff(element.parentElement);
    });
    const named = wide.map(({ tagName, textContent }) => `${tagName}: ${textContent.trim().slice(0, 40)}`);
    return [`${beyond} px`, ...named.slice(0, 6)];
  });
}
