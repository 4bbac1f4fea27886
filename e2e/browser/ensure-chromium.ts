import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { hasHeadlessShell, systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { installFromDebian } from './install-from-debian.ts';
import { run } from './run.ts';

function installFromPlaywright(): boolean {
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

/**
 * Finds a Chromium for the journeys, or installs one: Debian's where apt-get works, otherwise Playwright's. Tries to
 * install the headless shell even if there is a full browser, because journeys take twice as long with that.
 */
function ensureChromium(): boolean {
  const install = (name: string) => installFromDebian([name, 'fonts-liberation']);
  const found = systemChromium();
  const isFast = process.env.CHROMIUM || hasHeadlessShell();
  // Playwright's own is a headless shell too, and is used if none is on the PATH.
  if (isFast || (found === undefined && existsSync(chromium.executablePath()))) return true;
  return (
    install('chromium-headless-shell') ||
    found !== undefined ||
    install('chromium') ||
    installFromPlaywright()
  );
}

if (!ensureChromium()) {
  process.stderr.write(
    'No Chromium was found and none could be installed. Set CHROMIUM to the path of one.\n',
  );
  process.exitCode = 1;
}
