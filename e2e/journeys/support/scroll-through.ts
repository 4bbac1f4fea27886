import type { Page } from '@playwright/test';

/** Passes everything on the page, two frames a screen: the second begins when what waits until it is near has heard of it. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A busy browser may leave a page without a frame for good; it scrolls on all the same.
        setTimeout(resolve, 500);
      });
    }
  });
}
