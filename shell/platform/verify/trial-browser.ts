import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { systemChromium } from './system-chromium.ts';

/** Throws with what to do where this machine has no browser to try pages in. */
export function assertTrialBrowser(): void {
  if (existsSync(systemChromium() ?? chromium.executablePath())) return;
  throw new Error(
    'no browser is on this machine to try the pages in: install one (apt-get install chromium-headless-shell, or ' +
      'npx playwright-core install --only-shell chromium), name yours in CHROMIUM, or go without by --unchecked, ' +
      'which the log of the site tells',
  );
}

/** Starts the Chromium of this machine. */
export async function openTrialBrowser(): Promise<Browser> {
  assertTrialBrowser();
  const own = systemChromium();
  return chromium.launch({ ...(own && { executablePath: own }), args: ['--no-sandbox'] });
}
