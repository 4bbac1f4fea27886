import type { FailureReport } from './failure-report.ts';

/** Most reports that one page sends. */
const mostReports = 10;

/** Sends each different report of this page once, as a beacon: it goes out even while the page is being left, and needs no CORS preflight. */
export function reportSender(reportUrl: string, beacon: (url: string, body: string) => unknown) {
  const sent = new Set<string>();
  return (report: FailureReport): void => {
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= mostReports) return;
    sent.add(body);
    beacon(reportUrl, body);
  };
}
