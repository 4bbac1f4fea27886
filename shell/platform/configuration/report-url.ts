import * as z from 'zod';
import { plainOrigin } from './plain-origin.ts';

/** Where failures of pages are reported: one host, any path, no query. */
export const reportUrlSchema = z
  .string()
  .regex(/^https?:\/\/[a-zA-Z\d.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/)
  .optional();

/** What is wrong with the address for failure reports. There need not be one. */
export function reportUrlProblems(reportUrl: unknown, isLive: boolean): string[] {
  const parsed = reportUrlSchema.safeParse(reportUrl);
  const isSafe = !isLive || parsed.data === undefined || parsed.data.startsWith('https://');
  return parsed.success && isSafe
    ? []
    : ['reportUrl: must be an https address without a query, or be left out: nothing is reported then'];
}

/** The origin that pages may send reports to. */
export function reportOrigins(reportUrl: string | undefined): string[] {
  return reportUrl === undefined ? [] : [plainOrigin('reportUrl', reportUrl)];
}
