import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { siteFolder } from '../checkout/folders.ts';
import { writeLine } from '../common/terminal.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { siteUrlSchema } from '../configuration/site-url.ts';
import { previewFolder } from '../deploy/preview.ts';
import { isPackageName } from '../releases/release-schema.ts';
import { nginxConf } from '../serve/nginx-conf.ts';

/** The site's own address, from the configuration. */
async function siteAddress(): Promise<URL> {
  const { name, content } = await selectedConfiguration();
  const { data } = z.object({ siteUrl: siteUrlSchema }).safeParse(content);
  if (data?.siteUrl === undefined) {
    throw new Error(
      `${name}: siteUrl must be the site’s own address, such as https://www.venue.example, without a slash at the end`,
    );
  }
  return new URL(data.siteUrl);
}

type Place = { host: string; root: string; preview?: string };

/** The live site, or the preview of a package. */
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

export async function nginxCommand(file: string, options: NginxOptions): Promise<void> {
  const { root, certificate, key, more, preview, brotli } = options;
  const { hostname, port } = await siteAddress();
  const place = placeOf({ host: hostname, root: root ?? siteFolder }, preview);
  const https = port || '443';
  const issued = `/etc/letsencrypt/live/${place.host}`;
  const conf = nginxConf({
    ...place,
    port,
    certificate: certificate ?? `${issued}/fullchain.pem`,
    key: key ?? `${issued}/privkey.pem`,
    more,
    brotli,
    listen: { http: ['80', '[::]:80'], https: [https, `[::]:${https}`] },
  });
  await writeFile(file, conf);
  writeLine(`${file} is written. Try it with "nginx -t", then "nginx -s reload".`);
}
