import type { Page } from '@playwright/test';
import { cutOffModules } from './cut-off-modules.ts';

/**
 * Whether words of a page, as an error or in its console, are held back: what Firefox says of modules without content counts only if the
 * server sent none. They are said by `complain` when it did.
 */
export function heldBackIn(page: Page, complain: (words: string) => void): (words: string) => boolean {
  if (page.context().browser()?.browserType().name() !== 'firefox') return () => false;
  const modules = cutOffModules(complain);
  page.on('response', (response) => {
    if (response.headers()['content-length'] === '0') modules.cameEmpty(response.url());
  });
  return modules.holdsBack;
}
