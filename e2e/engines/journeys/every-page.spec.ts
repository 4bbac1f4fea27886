import type { Page } from '@playwright/test';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { expect, hydrated } from '../../journeys/support/fixtures.ts';
import { horizontalOverflow } from '../../journeys/support/page-layout.ts';
import { test, uncaughtErrors } from '../engine-test.ts';

const phone = { width: 412, height: 915 };
const desk = { width: 1280, height: 720 };

/** One run reports every page that fails. */
const softly = expect.configure({ soft: true, timeout: 3000 });

/** Polls, because a window changes its size in steps. */
async function fits(page: Page, state: string): Promise<void> {
  await softly.poll(() => horizontalOverflow(page), state).toEqual([]);
}

test('every page hydrates, is complete at both widths, and does not scroll sideways with doubled text', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = uncaughtErrors(page);
  for (const { view, address } of siteFacts().pages) {
    await test.step(address, async () => {
      await page.setViewportSize(desk);
      await page.goto(address);
      await hydrated(page, view);
      await expect(page.locator('h1'), address).toHaveCount(1);
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
      await fits(page, `${address} at ${desk.width}`);
      await page.setViewportSize(phone);
      await fits(page, `${address} at ${phone.width}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // WebKit keeps widths that it measured before, which a page opened with such text never has.
        document.body.style.display = 'none';
        document.body.getBoundingClientRect();
        document.body.style.removeProperty('display');
      });
      await fits(page, `${address} with larger text`);
    });
  }
  expect(errors).toEqual([]);
});
