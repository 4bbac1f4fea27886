import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modulesFolder } from '../../src/site/release-path.ts';
import { cacheControl, headersOverTls } from './site-headers.ts';

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it, with the rules of `site-headers.ts`. These hosts combine
 * the headers of matching patterns, so pages keep the hosts' own `cache-control`, which revalidates every time.
 */
export function headersFile(packages: readonly string[]): string {
  const versions = [...packages, modulesFolder].map((name) =>
    block(`/${name}/*`, { 'cache-control': cacheControl(`/${name}/version/file`) }),
  );
  return [block('/*', headersOverTls), ...versions].join('\n');
}

export async function publishHeaders(folder: string, packages: readonly string[]): Promise<void> {
  await writeFile(path.join(folder, '_headers'), headersFile(packages));
}
