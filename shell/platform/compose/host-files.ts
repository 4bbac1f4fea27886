import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, headersOverTls } from './site-headers.ts';
import { readAddresses, redirectsOf } from './site-addresses.ts';

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/** Folders of the site whose files never change: versions of packages, and of the whole site. */
function lastingFolders(packages: readonly string[]): string[] {
  return [...packages, 'modules'];
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: the rules of `site-headers.ts`. These hosts join what two patterns
 * say of one header, so pages keep the hosts' own `cache-control`, which asks again every time.
 */
export function headersFile(packages: readonly string[]): string {
  const versions = lastingFolders(packages).map((name) =>
    block(`/${name}/*`, { 'cache-control': cacheControl(`/${name}/version/file`) }),
  );
  return [block('/*', headersOverTls), ...versions].join('\n');
}

/**
 * `_redirects`, for the same hosts, with and without a slash at the end, which only one of them takes for the same. They
 * keep the query, and answer with `404.html` where no file is.
 */
function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}

/** Writes what hosts that read no `nginx.conf` serve the site by. */
export async function publishHostFiles(folder: string, packages: readonly string[]): Promise<void> {
  const redirects = redirectsOf(await readAddresses(folder));
  await Promise.all([
    writeFile(path.join(folder, '_headers'), headersFile(packages)),
    writeFile(path.join(folder, '_redirects'), redirectsFile(redirects)),
  ]);
}
