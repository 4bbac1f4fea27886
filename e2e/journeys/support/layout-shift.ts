import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/** The most that a page may move when its fonts take the place of their stand-ins. */
export const mostByFonts = 0.02;

/**
 * Sum of the layout shifts of the page so far, in the three digits in which it is reported; those of the last frame are in the next one.
 */
export async function layoutShift(page: Page): Promise<number> {
  await waitTwoFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3));
  });
}
