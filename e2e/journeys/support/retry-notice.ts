import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects the notice with Retry, on a page whose remote did not load, to be visible above the price bar. */
export async function expectRetryAbovePrice(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeInViewport();
  const price = page.getByRole('complementary', { name: 'Price' });
  const [notice, bar] = [await retry.boundingBox(), await price.boundingBox()];
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}
