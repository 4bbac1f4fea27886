import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { paths } from '../site/addresses.ts';
import { isListedId, isListedPath } from '../site/listed-names.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { linkOf } from './booking/family-pays.ts';
import { bookHall } from './booking/hall-form.ts';
import { hallInvoice } from './booking/hall-invoice.ts';
import { composedPages } from './composed-pages.ts';
import { expect, test } from './fixtures.ts';
import { scrollThrough } from './scroll-through.ts';

const releases = z.object({ packages: z.record(z.string(), z.object({ live: z.string() })) });

async function publishedFiles(): Promise<string[]> {
  const { packages } = releases.parse(
    JSON.parse(await readFile(path.join(testSiteFolder, 'releases.json'), 'utf8')),
  );
  const files = await Promise.all(
    Object.entries(packages).map(async ([name, { live }]) => {
      const folder = path.join(name, live);
      const inside = await readdir(path.join(testSiteFolder, folder), { recursive: true });
      return inside.map((file) => `/${folder}/${file}`);
    }),
  );
  return files.flat();
}

/** Refuses what a blocker would, and tells what it was. */
async function blocked(page: Page, refuses: (path: string) => boolean): Promise<string[]> {
  const refused: string[] = [];
  await page.route(
    ({ pathname }) => refuses(pathname),
    (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    },
  );
  return refused;
}

function notLoaded(pictures: Element[]): string[] {
  return pictures.flatMap((one) =>
    one instanceof HTMLImageElement && one.naturalWidth === 0 ? [one.currentSrc || one.src] : [],
  );
}

test('no published file, address or identifier is one that filter lists refuse or hide', async () => {
  const files = await publishedFiles();
  expect(files.length).toBeGreaterThan(300);
  const addresses = siteFacts().pages.map(({ address }) => address);
  expect([...files, ...addresses].filter(isListedPath)).toEqual([]);
  const pages = await composedPages();
  const ids = pages.flatMap(({ html }) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(100);
  expect([...new Set(ids)].filter(isListedId)).toEqual([]);
});

test('under a blocker a hall is booked, family has its link, and every picture comes', async ({ page }) => {
  const refused = await blocked(page, isListedPath);
  await bookHall(page);
  await linkOf(page);
  await page.goto(paths.socialEvents);
  await scrollThrough(page);
  await expect.poll(() => page.locator('main img').evaluateAll(notLoaded)).toEqual([]);
  expect(refused).toEqual([]);
});

test('what only hands an invoice on costs itself alone where it does not come', async ({ page }) => {
  const refused = await blocked(page, (asked) => asked.includes('/send-on-button-'));
  await bookHall(page);
  await expect(hallInvoice(page).sheet).toBeVisible();
  await linkOf(page);
  expect(refused).not.toEqual([]);
});
