import type { Page } from '@playwright/test';

/** The most that a page may move when its fonts take the place of their stand-ins. */
export const mostByFonts = 0.02;

/** Sum of the layout shifts of the page so far, in the three digits in which it is reported. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(Number(total.toFixed(3))), 100);
      }),
  );
}
