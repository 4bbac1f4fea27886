import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from 'mime-types';
import { releaseOfPath, modulesFolder } from '../../src/site/release-path.ts';

/** Extensions of all files that a site may contain. Hosts do not agree on the types of others. */
export const fileExtensions = [
  '.html',
  '.js',
  '.json',
  '.css',
  '.svg',
  '.ico',
  '.png',
  '.jpg',
  '.webp',
  '.avif',
  '.mp4',
  '.webm',
  '.vtt',
  '.txt',
  '.xml',
  '.webmanifest',
  '.woff2',
  '.ttf',
  '.pdf',
] as const;

/** The content type (`text/html; charset=utf-8`) for a file extension; undefined for unknown extensions. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = fileExtensions.find((known) => known === path.posix.extname(file));
  return (ending && contentType(ending)) || undefined;
}

/**
 * Headers of every answer, for what a page's own policy cannot say. `same-origin-allow-popups` keeps a bank's
 * window connected to the card frame that opened it.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Headers of every answer over TLS: browsers use only https for this host for a year. Subdomains are not included. */
export const headersOverTls = {
  ...securityHeaders,
  'strict-transport-security': 'max-age=31536000',
} as const;

/** Additional headers of previews, to keep search engines out. */
export const noindexHeaders = { 'x-robots-tag': 'noindex' } as const;

/**
 * `cache-control` for files that never change at their address, and for files that are revalidated every time.
 * Proxies must not rewrite pages (as Cloudflare does to hide e-mail addresses), because that breaks hydration.
 */
export const cachePolicy = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache, no-transform',
} as const;

/** Files below a version never change. Pages and the state of the site are revalidated every time. */
export function cacheControl(address: string): string {
  return releaseOfPath(address) ? cachePolicy.immutable : cachePolicy.revalidate;
}

function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it, with the rules above. These hosts combine
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
