import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modulesFolder } from '../../src/site/release-path.ts';
import { cacheControl, headersOverTls } from './site-headers.ts';

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: the rules of `site-headers.ts`. These hosts join what two patterns
 * say of one header, so pages keep the hosts' own `cache-control`, which asks again every time.
 */
export function headersFile(packages: readonly string[]): string {
  const versions = [...packages, modulesFolder].map((name) =>
    block(`/${name}/*`, { 'cache-control': cacheControl(`/${name}/version/file`) }),
  );
  return [block('/*', headersOverTls), ...versions].join('\n');
}

/** Writes `_headers` into a composition. */
export async function publishHeaders(folder: string, packages: readonly string[]): Promise<void> {
  await writeFile(path.join(folder, '_headers'), headersFile(packages));
}
