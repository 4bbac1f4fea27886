import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { previewFolder } from '../preview/preview-folder.ts';
import { isPackageName } from '../release/package-name.ts';
import { siteFolder } from '../release/places.ts';
import { nginxConf } from './nginx-conf.ts';
import { siteHost } from './site-host.ts';

const usage = `usage: npm run nginx -- file [--root folder] [--certificate file] [--key file] [--more pattern] [--brotli]
         [--preview package]
  file           where to write the configuration: /etc/nginx/conf.d/site.conf
  --root         the composed site on the server; SITE_FOLDER unless given
  --certificate  the certificate with its chain; where Let's Encrypt puts it unless given
  --key          its key; where Let's Encrypt puts it unless given
  --more         files with locations of your own; /etc/nginx/site.d/*.conf unless given
  --preview      the preview of a package instead, at https://package.the-host
  --brotli       nginx has the module brotli_static (Debian: libnginx-mod-http-brotli-static)`;

type Place = { host: string; root: string; preview?: string };

/** Where the live site is, or the preview of a package beside it. */
function placeOf(live: Place, preview: string | undefined): Place {
  if (preview === undefined) return live;
  if (!isPackageName(preview)) throw new Error(`no package ${preview}\n${usage}`);
  return { host: `${preview}.${live.host}`, root: previewFolder(live.root, preview), preview };
}

/** `npm run nginx`: writes the configuration by which an own nginx serves the site. */
async function writeNginxConf(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: {
      root: text,
      certificate: text,
      key: text,
      more: text,
      preview: text,
      brotli: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(usage);
  const { root, certificate, key, more, preview, brotli } = values;
  const place = placeOf({ host: await siteHost(), root: root ?? siteFolder }, preview);
  const issued = `/etc/letsencrypt/live/${place.host}`;
  const conf = nginxConf({
    ...place,
    certificate: certificate ?? `${issued}/fullchain.pem`,
    key: key ?? `${issued}/privkey.pem`,
    more: more ?? '/etc/nginx/site.d/*.conf',
    brotli: brotli ?? false,
    listen: { http: ['80', '[::]:80'], https: ['443', '[::]:443'] },
  });
  await writeFile(file, conf);
  process.stdout.write(`${file} is written. Try it with "nginx -t", then "nginx -s reload".\n`);
}

try {
  await writeNginxConf();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
