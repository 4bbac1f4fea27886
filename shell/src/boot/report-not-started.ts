import type { SiteConfig } from '../page-data/page-blocks.ts';

let isReported = false;

/** Reports to the owner (`reportUrl`), once, that the shell did not start. */
export function reportNotStarted(): void {
  const config = document.getElementById('config');
  if (isReported || !config) return;
  isReported = true;
  const { reportUrl }: SiteConfig = JSON.parse(config.textContent);
  // A page without a view is a 404, whose address the visitor may have typed: it is not reported.
  const page = document.querySelector('main>[data-part]') ? window.location.pathname : 'other';
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify({ code: 'shell-not-started', page }));
}
