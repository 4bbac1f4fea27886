import type { Page } from '@playwright/test';

/** A browser that is told to refuse all site data: even the names of the storages throw, and locks are denied. */
export async function refuseAllSiteData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const denied = () => new DOMException('denied', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw denied();
        },
      });
    }
    LockManager.prototype.request = () => Promise.reject(denied());
    LockManager.prototype.query = () => Promise.reject(denied());
  });
}
