import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nginx in `NGINX`, on the PATH, or where Debian puts it. */
export function systemNginx(): string | undefined {
  const { NGINX, PATH = '' } = process.env;
  if (NGINX) return NGINX;
  const folders = [...PATH.split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((place) => existsSync(place));
}

/** nginx's brotli module, where Debian puts it, if installed. */
export function brotliModule(): string | undefined {
  const file = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(file) ? file : undefined;
}
