import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { partRef } from '../site/pages.ts';
import { errorReport, forbiddenReport, releaseOf, slownessReport } from './failure-report.ts';
import { refusedFile } from './refused-file.ts';
import { reportedPage } from './reported-page.ts';
import { contextOf } from './report-error.ts';
import { reportSender } from './send-report.ts';
import { watchSlowness } from './watch-slowness.ts';

/** Sends what fails on this page, or is slow, to the owner's address from now on: no message, no cookie, nothing that was typed. */
export function watchFailures(reportUrl: string, modules: Pick<PageModules, 'known' | 'remotes'>): void {
  const send = reportSender(reportUrl, (url, body) => navigator.sendBeacon(url, body));
  const around = () => ({
    page: reportedPage(siteFacts(), window.location.pathname),
    origin: window.location.origin,
    remotes: modules.remotes(),
  });

  async function tell(error: unknown): Promise<void> {
    const context = contextOf(error);
    const report = errorReport(error, context, around());
    send(report);
    if (context?.code !== 'part-not-loaded' || !context.part) return;
    const file = await refusedFile(modules.known(partRef(context.part)));
    if (file) send({ ...report, code: 'file-refused', release: releaseOf(file), place: file });
  }

  window.addEventListener('error', ({ error }) => void tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
  document.addEventListener('securitypolicyviolation', (violation) =>
    send(forbiddenReport(violation, around())),
  );
  const shell = new URL(import.meta.url).pathname;
  watchSlowness((slowness) => send(slownessReport(slowness, { ...around(), shell })));
}
