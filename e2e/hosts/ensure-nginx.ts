import { installFromDebian } from '../browser/install-from-debian.ts';
import { systemNginx } from './system-nginx.ts';

/** Finds an nginx for the tests of hosts, or installs Debian's where apt-get works. */
function ensureNginx(): boolean {
  const names = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  return systemNginx() !== undefined || installFromDebian(names);
}

if (!ensureNginx()) {
  process.stderr.write(
    'No nginx was found and none could be installed: its configuration will only be read, not run. Set NGINX to the path of one.\n',
  );
}
