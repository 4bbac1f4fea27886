import { releaseOfPath } from '../../src/site/release-path.ts';

/**
 * Headers of every answer. Pages carry their own policy too; what only a header can say is said here. A window that a bank opens
 * from inside the card frame stays tied to that frame, as it would not under `same-origin`.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Headers of every answer over TLS: for a year, browsers ask for this host by https only. Its subdomains are not meant. */
export const headersOverTls = {
  ...securityHeaders,
  'strict-transport-security': 'max-age=31536000',
} as const;

/** What a preview's answers have besides: search engines list none of them. */
export const noindexHeaders = { 'x-robots-tag': 'noindex' } as const;

/**
 * `cache-control` of what never changes under its address, and of what is asked for again every time. Nobody on the way may rewrite a
 * page: what hides e-mail addresses in it, as Cloudflare does unless told not to, makes it another page than its code draws.
 */
export const cachePolicy = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache, no-transform',
} as const;

/** Files below a version never change; pages and the release document are asked for again every time. */
export function cacheControl(address: string): string {
  return releaseOfPath(address) ? cachePolicy.immutable : cachePolicy.revalidate;
}
