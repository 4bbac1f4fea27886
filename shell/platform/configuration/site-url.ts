import * as z from 'zod';

function isOwnAddress(text: string): boolean {
  return (
    URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text.toLowerCase()
  );
}

/** The site's own address: https, one host, no path, no slash at its end. Any host that the URL parser takes, also `xn--…`. */
export const siteUrlSchema = z.string().refine(isOwnAddress).optional();

function hasPath(siteUrl: unknown): boolean {
  return typeof siteUrl === 'string' && URL.canParse(siteUrl) && new URL(siteUrl).pathname !== '/';
}

/** What is wrong with the site's own address: a live site has one, so that what is shared and found has one. */
export function siteUrlProblems(siteUrl: unknown, isLive: boolean): string[] {
  const words = 'must be the site’s own address, https://www.venue.example, without a slash at its end';
  if (hasPath(siteUrl)) {
    return ['siteUrl: has a path; the site has a host of its own, such as https://www.venue.example'];
  }
  if (!siteUrlSchema.safeParse(siteUrl).success) return [`siteUrl: ${words}`];
  return isLive && siteUrl === undefined ? [`siteUrl: is missing; while the mode is live it ${words}`] : [];
}
