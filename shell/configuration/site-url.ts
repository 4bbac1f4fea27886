import * as z from 'zod';

/** The site's own address: https, one host, no slash at its end. */
export const siteUrlSchema = z
  .string()
  .regex(/^https:\/\/[a-zA-Z\d]+(?:[.-][a-zA-Z\d]+)*(?::\d{1,5})?$/)
  .optional();

/** What is wrong with the site's own address: a live site has one, so that what is shared and found has one. */
export function siteUrlProblems(siteUrl: unknown, isLive: boolean): string[] {
  const words = 'must be the site’s own address, https://www.venue.example, without a slash at its end';
  if (!siteUrlSchema.safeParse(siteUrl).success) return [`siteUrl: ${words}`];
  return isLive && siteUrl === undefined ? [`siteUrl: is missing; while the mode is live it ${words}`] : [];
}
