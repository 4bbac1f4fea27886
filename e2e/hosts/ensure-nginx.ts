import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { systemNginx } from './system-nginx.ts';

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Finds an nginx for the tests of hosts, or installs Debian's where apt-get works. */
function ensureNginx(): boolean {
  if (systemNginx() !== undefined) return true;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const names = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  return run('apt-get', ['update', '-qq']) && run('apt-get', [...install, ...names]);
}

if (!ensureNginx()) {
  process.stderr.write(
    'No nginx was found and none could be installed: its configuration will only be read, not run. Set NGINX to the path of one.\n',
  );
}
