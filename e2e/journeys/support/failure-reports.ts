import type { Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { paths } from '../../site/addresses.ts';
import { expect } from './fixtures.ts';

/** How a report names a release of mf-forms. */
export const formsRelease = /^mf-forms@\d/;
/** The module of the contact page's view. */
export const contactView = /\/contact-view-[^/]*\.js$/;

/** The reports sent so far. */
export async function reportsOf(sandbox: SandboxLane) {
  return (await sandbox.received()).reports;
}

/** Waits for a report that contains at least this. */
export async function expectReport(
  sandbox: SandboxLane,
  report: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect
    .poll(() => reportsOf(sandbox), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining(report));
}

/** Opens the contact page and wakes it, whatever happens. */
export async function openContact(page: Page): Promise<void> {
  await page.goto(paths.contact);
  await page.locator('html').press('Shift');
}
