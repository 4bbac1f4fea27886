import type { Page } from '@playwright/test';
import { keptByWipe } from '@venue/shared/storage/device-storage.ts';

/** A visitor who saves data: no page's code is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'on'), keptByWipe.dataSaver);
}
