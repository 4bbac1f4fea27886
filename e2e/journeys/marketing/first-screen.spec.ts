import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    /** Whether the form of the next page was there when its heading appeared. */
    formAtFirst?: boolean;
  }
}

function watchFirstScreen(): void {
  const oldHeading = document.querySelector('main h1')?.textContent;
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('main h1')?.textContent;
    if (!heading || heading === oldHeading) return;
    observer.disconnect();
    window.formAtFirst = document.querySelector('[data-part="mf-forms/contact"] form') !== null;
  }).observe(document.body, { childList: true, subtree: true });
}

test('the next page shows its first screen before the rest is rendered', async ({ page, complaints }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.evaluate(watchFirstScreen);
  await page.locator(`main a[href="${paths.contact}"]`).first().click();
  await expect(page.locator('[data-part="mf-forms/contact"] form')).toBeVisible();
  expect(await page.evaluate(() => window.formAtFirst)).toBe(false);
  expect(complaints).toEqual([]);
});
