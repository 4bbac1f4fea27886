import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/** The largest shift allowed when fonts replace their fallbacks. */
export const mostByFonts = 0.02;

/** Sum of the page's layout shifts so far, with three digits. Those of the last frame are reported in the next one. */
export async function layoutShift(page: Page): Promise<number> {
  await waitTwoFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3));
  });
}
