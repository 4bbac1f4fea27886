import { installFromDebian } from '../browser/install-from-debian.ts';
import { run } from '../browser/run.ts';
import { systemNginx } from './system-nginx.ts';

// Finds what the host tests need, or installs Debian's packages where apt-get works.
if (systemNginx() === undefined && !installFromDebian(['nginx-light', 'libnginx-mod-http-brotli-static'])) {
  process.stderr.write(
    'No nginx was found and none could be installed: its configuration will only be read, not run. Set NGINX to the path of one.\n',
  );
}
if (!run('rclone', ['version']) && !installFromDebian(['rclone'])) {
  process.stderr.write('No rclone was found and none could be installed: the shared store is not tested.\n');
}
