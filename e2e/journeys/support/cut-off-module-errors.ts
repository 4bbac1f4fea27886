import type { Page } from '@playwright/test';
import { cutOffModules } from './cut-off-modules.ts';

/**
 * Whether a page's error or console message may be ignored: what Firefox says of a module without content counts only if the server sent it
 * without content. If it turns out that it did, `complain` is called with the message after all.
 */
export function cutOffModuleErrors(
  page: Page,
  complain: (words: string) => void,
): (words: string) => boolean {
  if (page.context().browser()?.browserType().name() !== 'firefox') return () => false;
  const modules = cutOffModules(complain);
  page.on('response', (response) => {
    if (response.headers()['content-length'] === '0') modules.cameEmpty(response.url());
  });
  return modules.isCutOff;
}
