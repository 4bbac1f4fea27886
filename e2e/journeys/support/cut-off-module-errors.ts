import type { Page } from '@playwright/test';
import { cutOffModules } from './cut-off-modules.ts';

/**
 * Whether to ignore an error or console message: what Firefox says about a module without content counts only
 * if the server sent it empty. If that turns out to be so, `complain` is called with the message later.
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
