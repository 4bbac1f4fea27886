import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test, whole } from '../support/fixtures.ts';

declare global {
  interface Window {
    /** What the page left out while it came, and whether its foot was set then. */
    leftOut?: string[];
  }
}

/** Notes each step in which a page comes. */
async function watchComing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const steps: string[] = [];
    window.leftOut = steps;
    const note = () => {
      const step = document.querySelector('style#first-screen') ? 'alone' : 'whole';
      const foot = document.querySelector('#root > footer');
      if (foot) steps.push(`${step}, ${foot.checkVisibility() ? 'with' : 'without'} its foot`);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
    document.addEventListener('DOMContentLoaded', note);
  });
}

test(
  'a page is painted before what lies below its first screen is set',
  { tag: '@Q-12' },
  async ({ page }) => {
    await watchComing(page);
    await page.goto(paths.home);
    await whole(page);
    const steps = await page.evaluate(() => [...new Set(window.leftOut)]);
    expect(steps).toContain('alone, without its foot');
    expect(steps.at(-1)).toBe('whole, with its foot');
  },
);

test('a page that is loaded again stays where it was', { tag: '@Q-12' }, async ({ page }) => {
  await page.goto(paths.weddingEvents);
  await whole(page);
  // Told by the first heading from there on: the page above it may grow by a line while it comes.
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const tops = () =>
    headings.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(2000);
  const before = await tops();
  const stickyColumn = before.findIndex((top) => top > 0);
  expect(stickyColumn).toBeGreaterThan(-1);
  await page.reload();
  await expect.poll(async () => (await tops())[stickyColumn]).toBe(before[stickyColumn]);
});
