import { smallestSizes } from '@venue/shared/data-saver/saves-data.ts';

function makeSmall(): void {
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
    `picture > [sizes]:not([sizes="${smallestSizes}"])`,
  )) {
    element.sizes = smallestSizes;
  }
}

/** Makes every picture load its smallest file, as it is parsed. */
export function keepPicturesSmall(): void {
  const arrivals = new MutationObserver(makeSmall);
  arrivals.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    makeSmall();
    arrivals.disconnect();
  });
}
