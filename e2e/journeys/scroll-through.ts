import type { Page } from '@playwright/test';

/** Passes everything on the page, slowly enough for what waits until it is near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 30));
        // A busy machine may draw no frame for long.
        setTimeout(resolve, 500);
      });
    }
  });
}
