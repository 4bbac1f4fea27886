import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '@venue/shell/trial/system-chromium.ts';
import { installFromDebian } from './install-from-debian.ts';
import { run } from './run.ts';

function installFromPlaywright(): boolean {
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

/** Finds a Chromium for the browser journeys, or installs one: Debian's where apt-get works, else Playwright's own. */
function ensureChromium(): boolean {
  const present = systemChromium() !== undefined || existsSync(chromium.executablePath());
  const install = (name: string) => installFromDebian([name, 'fonts-liberation']);
  return present || ['chromium-headless-shell', 'chromium'].some(install) || installFromPlaywright();
}

if (!ensureChromium()) {
  process.stderr.write(
    'No Chromium was found and none could be installed. Set CHROMIUM to the path of one.\n',
  );
  process.exitCode = 1;
}
