import { writeFile } from 'node:fs/promises';
import { previewFolder } from '../deploy/preview-folder.ts';
import { isPackageName } from '../releases/package-name.ts';
import { siteFolder } from '../releases/places.ts';
import { nginxConf } from '../serve/nginx-conf.ts';
import { say } from './say.ts';
import { siteHost } from '../serve/site-host.ts';

type Place = { host: string; root: string; preview?: string };

/** Where the live site is, or the preview of a package beside it. */
function placeOf(live: Place, preview: string | undefined): Place {
  if (preview === undefined) return live;
  if (!isPackageName(preview)) throw new Error(`no package ${preview}`);
  return { host: `${preview}.${live.host}`, root: previewFolder(live.root, preview), preview };
}

type NginxOptions = {
  root?: string;
  certificate?: string;
  key?: string;
  more: string;
  preview?: string;
  brotli: boolean;
};

/** Writes the configuration by which an own nginx serves the site. */
export async function nginxCommand(file: string, options: NginxOptions): Promise<void> {
  const { root, certificate, key, more, preview, brotli } = options;
  const place = placeOf({ host: await siteHost(), root: root ?? siteFolder }, preview);
  const issued = `/etc/letsencrypt/live/${place.host}`;
  const conf = nginxConf({
    ...place,
    certificate: certificate ?? `${issued}/fullchain.pem`,
    key: key ?? `${issued}/privkey.pem`,
    more,
    brotli,
    listen: { http: ['80', '[::]:80'], https: ['443', '[::]:443'] },
  });
  await writeFile(file, conf);
  say(`${file} is written. Try it with "nginx -t", then "nginx -s reload".`);
}
