import type { Page } from '@playwright/test';
import { horizontalOverflow } from './horizontal-overflow.ts';

/** What overflows a window of 320 px with doubled text size (WCAG 1.4.4, 1.4.10). */
export async function overflowInLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found = await horizontalOverflow(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  if (before) await page.setViewportSize(before);
  return found;
}
