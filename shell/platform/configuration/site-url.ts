import * as z from 'zod';

/** One host, by name or number. Other characters in a URL (`*`, `;`, quotes) have a meaning in a policy. */
const plain = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/;

/** The origin of the address at a configuration key. Throws with the key if it is not a single host. */
export function plainOrigin(key: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (!plain.test(origin)) throw new Error(`${key}: ${address} is not the address of one host`);
  return origin;
}

function isOwnAddress(text: string): boolean {
  return (
    URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text.toLowerCase()
  );
}

/** The site's own address: https, one host, no path, no trailing slash. International domains (`xn--…`) are allowed. */
export const siteUrlSchema = z.string().refine(isOwnAddress).optional();

function hasPath(siteUrl: unknown): boolean {
  return typeof siteUrl === 'string' && URL.canParse(siteUrl) && new URL(siteUrl).pathname !== '/';
}

/** Problems of the site's own address. A live site needs one, for search engines and link previews. */
export function siteUrlProblems(siteUrl: unknown, isLive: boolean): string[] {
  const text =
    'must be the site’s own address, such as https://www.venue.example, without a slash at the end';
  if (hasPath(siteUrl)) {
    return ['siteUrl: has a path; the site needs a host of its own, such as https://www.venue.example'];
  }
  if (!siteUrlSchema.safeParse(siteUrl).success) return [`siteUrl: ${text}`];
  return isLive && siteUrl === undefined ? [`siteUrl: is missing; in live mode it ${text}`] : [];
}

/** Where to send failure reports: one host, any path, no query. */
export const reportUrlSchema = z
  .string()
  .regex(/^https?:\/\/[a-zA-Z\d.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/)
  .optional();

export function reportUrlProblems(reportUrl: unknown, isLive: boolean): string[] {
  const parsed = reportUrlSchema.safeParse(reportUrl);
  const isSafe = !isLive || parsed.data === undefined || parsed.data.startsWith('https://');
  return parsed.success && isSafe
    ? []
    : ['reportUrl: must be an https address without a query; leave it out to report nothing'];
}

export function reportOrigins(reportUrl: string | undefined): string[] {
  return reportUrl === undefined ? [] : [plainOrigin('reportUrl', reportUrl)];
}
