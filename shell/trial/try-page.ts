import type { Page } from 'playwright-core';
import { axeFindings } from './axe-findings.ts';
import type { Finding } from './finding.ts';
import { wakePage } from './wake-page.ts';
import { openWatched, type Place } from './watched-page.ts';

/**
 * Asks for the pictures that a page has only for those who scroll, and waits until all have come or failed. Says which of the
 * site's own came as something that is no picture.
 */
async function unshownPictures(page: Page): Promise<Finding[]> {
  const files = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(
      pictures.map(
        (picture) =>
          new Promise<unknown>((resolve) => {
            for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
            if (picture.complete) resolve(undefined);
          }),
      ),
    );
    return pictures
      .filter(({ currentSrc, naturalWidth }) => currentSrc.startsWith(location.origin) && naturalWidth === 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname);
  });
  return files.map((file) => ({ kind: 'unshown', file }));
}

async function headFindings(page: Page): Promise<Finding[]> {
  const [title, count] = await Promise.all([page.title(), page.locator('h1').count()]);
  return [
    ...(title.trim() === '' ? [{ kind: 'untitled' } as const] : []),
    ...(count === 1 ? [] : [{ kind: 'headings', count } as const]),
  ];
}

/** Opens a page in the browser, wakes all of it and says what is wrong. */
export async function tryPage(place: Place, address: string): Promise<Finding[]> {
  const { page, findings, close } = await openWatched(place, address);
  try {
    const parts = await wakePage(page);
    const pictures = await unshownPictures(page);
    const judged = [...pictures, ...(await headFindings(page)), ...(await axeFindings(page))];
    return [...(await findings()), ...parts, ...judged];
  } finally {
    await close();
  }
}
