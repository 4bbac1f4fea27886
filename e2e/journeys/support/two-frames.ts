import type { Page } from '@playwright/test';

/** What is done at once, or told in the next frame, a page has done and told two frames later. A starved browser draws none; then nothing moved. */
export function waitTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      }),
  );
}
