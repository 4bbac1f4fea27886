import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { systemChromium } from './system-chromium.ts';

/** Throws if this machine has no browser to test pages in, saying how to get one. */
export function assertTrialBrowser(): void {
  if (existsSync(systemChromium() ?? chromium.executablePath())) return;
  throw new Error(
    'this machine has no browser to test the pages in: install one (apt-get install chromium-headless-shell, or ' +
      'npx playwright-core install --only-shell chromium), set CHROMIUM to its path, or skip the test with --unchecked, ' +
      'which the log records',
  );
}

export async function openTrialBrowser(): Promise<Browser> {
  assertTrialBrowser();
  const own = systemChromium();
  return chromium.launch({ ...(own && { executablePath: own }), args: ['--no-sandbox'] });
}
