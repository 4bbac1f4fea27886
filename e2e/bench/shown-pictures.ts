import type { Page } from '@playwright/test';
import { scrollThrough } from '../journeys/scroll-through.ts';

/** A picture of a page: px of its file and of its place, and how many px of the file each px of the screen shows, in a row. */
export type ShownPicture = { file: string; pixels: string; place: string; perPixel: number };

/** Every picture of a page after all of it was passed. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const shown = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== '');
    const looked = shown.map(async (image) => {
      const box = image.getBoundingClientRect();
      // A picture with several sizes tells its own size by `sizes`; the file's is only known of the file alone.
      const whole = new Image();
      whole.src = image.currentSrc;
      await whole.decode();
      const { naturalWidth: width, naturalHeight: height } = whole;
      const drawn = Math.max(box.width / width, box.height / height) * devicePixelRatio;
      return {
        file: image.currentSrc.replace(/^.*\//, ''),
        pixels: `${width} x ${height}`,
        place: `${box.width.toFixed()} x ${box.height.toFixed()}`,
        perPixel: box.width > 0 ? 1 / drawn : 0,
      };
    });
    return Promise.all(looked);
  });
}
