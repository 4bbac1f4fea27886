import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, headersOverTls } from './site-headers.ts';

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

/** Writes `_headers` into a composition. */
export async function publishHeaders(folder: string, packages: readonly string[]): Promise<void> {
  await writeFile(path.join(folder, '_headers'), headersFile(packages));
}
