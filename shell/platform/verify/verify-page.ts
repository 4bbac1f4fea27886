import type { Page } from 'playwright-core';
import { axeFindings } from './axe-findings.ts';
import { type Finding, keyOf, screens } from './findings.ts';
import { openMonitored, type Target, type MonitoredPage, wakePage } from './monitored-page.ts';

/**
 * Loads the lazy pictures of a page and waits for all of them. Returns those of the site that are not valid
 * pictures.
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
  return files.map((file) => ({ kind: 'broken-picture', file }));
}

async function headFindings(page: Page): Promise<Finding[]> {
  const [title, count] = await Promise.all([page.title(), page.locator('h1').count()]);
  return [
    ...(title.trim() === '' ? [{ kind: 'no-title' } as const] : []),
    ...(count === 1 ? [] : [{ kind: 'h1-count', count } as const]),
  ];
}

/** Widens an open page to desktop size and opens it again. Returns problems that it did not have on the phone. */
async function onlyOnWide(
  watched: MonitoredPage,
  address: string,
  found: readonly Finding[],
): Promise<Finding[]> {
  const { page, findings } = watched;
  await page.setViewportSize(screens.wide);
  const inaccessible = await axeFindings(page);
  await page.goto(address, { waitUntil: 'load' });
  const parts = await wakePage(page);
  const known = new Set(found.map(keyOf));
  return [...(await findings()), ...parts, ...inaccessible]
    .filter((finding) => !known.has(keyOf(finding)))
    .map((finding) => Object.assign(finding, { only: 'wide' } as const));
}

/** Opens a page on a phone, wakes all parts and returns its problems; also on a wide screen if requested. */
export async function verifyPage(target: Target, address: string, isWide: boolean): Promise<Finding[]> {
  const watched = await openMonitored(target, address);
  const { page, findings, close } = watched;
  try {
    const parts = await wakePage(page);
    const pictures = await unshownPictures(page);
    const inaccessible = await axeFindings(page);
    const head = await headFindings(page);
    const found = [...(await findings()), ...parts, ...pictures, ...head, ...inaccessible];
    return isWide ? [...found, ...(await onlyOnWide(watched, target.origin + address, found))] : found;
  } finally {
    await close();
  }
}
