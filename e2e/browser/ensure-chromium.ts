import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from './system-chromium.ts';

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installFromDebian(): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name, 'fonts-liberation']);
  return run('apt-get', ['update', '-qq']) && ['chromium-headless-shell', 'chromium'].some(install);
}

function installFromPlaywright(): boolean {
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

/** Finds a Chromium for the browser journeys, or installs one: Debian's where apt-get works, else Playwright's own. */
function ensureChromium(): boolean {
  const present = systemChromium() !== undefined || existsSync(chromium.executablePath());
  return present || installFromDebian() || installFromPlaywright();
}

if (!ensureChromium()) {
  process.stderr.write(
    'No Chromium was found and none could be installed. Set CHROMIUM to the path of one.\n',
  );
  process.exitCode = 1;
}
