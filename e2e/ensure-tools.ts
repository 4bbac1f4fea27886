// Finds what the tests need beside Node.js, or installs it: Debian's packages where apt-get works.

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { hasHeadlessShell, systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { missingForWebKit, systemFirefox } from './engines/system-engines.ts';
import { installFromDebian, run } from './install-from-debian.ts';
import { systemNginx } from './web-servers/system-nginx.ts';

/**
 * Debian's Chromium where apt-get works, otherwise Playwright's. Tries to install the headless shell even if there is a full browser, because
 * journeys take twice as long with that.
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
    run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  );
}

function ensureWebKit(): boolean {
  const missing = missingForWebKit();
  return missing.length === 0 || installFromDebian(missing);
}

/** What each tool is for, if it is missing. */
const tools = [
  {
    isThere: systemFirefox() !== undefined || installFromDebian(['firefox-esr']),
    otherwise: 'no firefox-esr: no journeys in Firefox',
  },
  {
    isThere: ensureWebKit(),
    otherwise: 'no gir1.2-webkit2-4.1, python3-gi and xvfb: no journeys in WebKit',
  },
  {
    isThere:
      systemNginx() !== undefined || installFromDebian(['nginx-light', 'libnginx-mod-http-brotli-static']),
    otherwise: 'no nginx (or path in NGINX): its configuration is only read, not run',
  },
];
for (const { isThere, otherwise } of tools) {
  if (!isThere) process.stderr.write(`Not found, and could not be installed: ${otherwise}.\n`);
}

if (!ensureChromium()) {
  process.stderr.write(
    'No Chromium was found and none could be installed. Set CHROMIUM to the path of one.\n',
  );
  process.exitCode = 1;
}
