import type { Page } from '@playwright/test';

/**
 * Waits two frames, after which a page has done and reported everything immediate. A busy browser draws none;
 * then nothing moved.
 */
export function waitTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      }),
  );
}
