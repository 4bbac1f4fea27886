import type { Page } from '@playwright/test';

/** Scrolls through the page, two frames per screen, so that what waits until it is near loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A busy browser may draw no frame at all; go on scrolling anyway.
        setTimeout(resolve, 500);
      });
    }
  });
}
