import { immutablePattern } from '../../src/site/release-path.ts';
import { notFoundPath } from '../../src/site/reserved-addresses.ts';
import { redirectsFile } from '../compose/site-addresses.ts';
import { cachePolicy, headersOverTls, noindexHeaders } from '../compose/site-headers.ts';
import { fileExtensions, mediaTypeOf } from '../compose/media-types.ts';

/** The settings of one server, besides the rules for all hosts. */
export type NginxSite = {
  /** The site's host, without a port: `www.venue.example`. */
  host: string;
  /** The port, unless it is the usual one for https. */
  port?: string | undefined;
  /** Folder of the composed site on the server. */
  root: string;
  /** Files of the certificate, with its chain, and of its key. */
  certificate: string;
  key: string;
  /** Whether nginx has the module brotli_static (Debian: `libnginx-mod-http-brotli-static`). */
  brotli: boolean;
  /** Pattern of files to include in the site's server block. It may match none. */
  more: string;
  /** The previewed package; undefined for the live site. */
  preview?: string | undefined;
  /** Addresses to listen on: `80`, `[::]:80`, `127.0.0.1:8080`. */
  listen: { http: readonly string[]; https: readonly string[] };
};

function lines(text: readonly string[], depth: number): string {
  return text.map((word) => `${'  '.repeat(depth)}${word}\n`).join('');
}

type AnswerHeaders = Readonly<Record<string, string>>;

function headers(answer: AnswerHeaders, when = ''): string {
  const all = Object.entries({ ...answer, ...headersOverTls });
  return lines(
    all.map(([name, value]) => `add_header ${name} "${value}"${when};`),
    2,
  );
}

/** Makes nginx add a header to error answers such as 404, too. */
const always = ' always';

function types(): string[] {
  return fileExtensions.map((ending) => `"${mediaTypeOf(`file${ending}`)}" ${ending.slice(1)};`);
}

/** Redirects to https, except requests of the certificate authority, which are answered from their own folder. */
function plainServer({ host, port, listen }: NginxSite): string {
  return `server {
${lines(
  listen.http.map((place) => `listen ${place};`),
  1,
)}  server_name ${host};
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root /var/www/acme;
  }
  location / {
    return 301 https://${host}${port ? `:${port}` : ''}$request_uri;
  }
}
`;
}

/** nginx variables are global, so a preview uses its own beside the live site's. */
function redirectVariable({ preview }: NginxSite): string {
  return preview === undefined ? '$moved_to' : `$moved_to_${preview.replaceAll('-', '_')}`;
}

function locations(site: NginxSite): string {
  const moved = redirectVariable(site);
  const robots = site.preview === undefined ? {} : noindexHeaders;
  const revalidated = { 'cache-control': cachePolicy.revalidate, ...robots };
  const immutable = { 'cache-control': cachePolicy.immutable, ...robots };
  return `
  # Files below a version never change.
  location ~ ${immutablePattern} {
    root ${site.root};
    try_files $uri =404;
${headers(immutable)}  }

  # Everything else is asked for again every time, and has one address: without a slash or .html at its end.
  # An address with a backslash leads nowhere: after a slash, browsers take it for the beginning of another host.
  location = ${notFoundPath} {
    return 404;
  }
  location / {
    if (${moved}) {
      return 301 ${moved}$is_args$args;
    }
    rewrite ^/index(?:\\.html)?$ / permanent;
    rewrite ^(/[^\\x5c]+)\\.html$ $1 permanent;
    rewrite ^(/[^\\x5c]*[^/])/+$ $1 permanent;
    try_files $uri $uri.html $uri/index.html =404;
${headers(revalidated, always)}  }

  location @lost {
    try_files /404.html =404;
${headers(revalidated, always)}  }
`;
}

/**
 * The nginx configuration of a composed site over TLS, for `conf.d`. It has the same rules as the local server
 * and the other hosts (`site-headers.ts`, `media-types.ts`).
 */
export function nginxConf(site: NginxSite): string {
  const { host, root, certificate, key, brotli, more, listen } = site;
  return `# Written by \`npm run site -- nginx\`. Own locations belong into ${more}.

# Addresses that pages had before, and where they are now: compose writes the file.
map $uri ${redirectVariable(site)} {
  default "";
  include ${root}/${redirectsFile};
}
${plainServer(site)}
server {
${lines(
  listen.https.map((place) => `listen ${place} ssl http2;`),
  1,
)}  server_name ${host};
  server_tokens off;
  root ${root};
  absolute_redirect off;
  error_page 403 404 @lost;

  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  # Compressed forms lie beside the files.
  gzip off;
  gzip_vary on;
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}
  types {
${lines(types(), 2)}  }

  include ${more};
${locations(site)}}
`;
}
