import { releaseOfPath } from '../../src/site/release-path.ts';

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

/** Files below a version never change. Pages and the release document are revalidated every time. */
export function cacheControl(address: string): string {
  return releaseOfPath(address) ? cachePolicy.immutable : cachePolicy.revalidate;
}
