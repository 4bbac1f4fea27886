import type { FailureReport } from './failure-report.ts';

/** How many reports one page sends at most: what fails again and again says nothing new. */
const mostReports = 10;

/**
 * Sends each different report of this page once, and not more than ten. A beacon goes out even while the page is left, and
 * carries neither cookies of the receiver's making nor a header that would need asking first.
 */
export function reportSender(reportUrl: string, beacon: (url: string, body: string) => unknown) {
  const sent = new Set<string>();
  return (report: FailureReport): void => {
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= mostReports) return;
    sent.add(body);
    beacon(reportUrl, body);
  };
}
