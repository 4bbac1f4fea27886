import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { errorReport, forbiddenReport, reportSender, type PageContext, contextOf } from './failure-report.ts';

/** The part that an element is in; undefined for the shell's own. */
function partAround(target: EventTarget | null): string | undefined {
  const part = target instanceof Element && target.closest('[data-part]');
  return (part && part.getAttribute('data-part')) || undefined;
}

/** Leaves out an unknown address, which the visitor may have typed. */
function reportedPage(pathname: string): string {
  return siteFacts().pages.some(({ address }) => address === pathname) ? pathname : 'other';
}

/** Sends failures of this page to the owner from now on: no error messages, and nothing that was typed. */
export function watchFailures(reportUrl: string, remotes: () => BootBlock['remotes']): void {
  const send = reportSender(reportUrl, (url, body) => navigator.sendBeacon(url, body));
  const pageContext = (): PageContext => ({
    page: reportedPage(window.location.pathname),
    origin: window.location.origin,
    remotes: remotes(),
  });
  const report = (error: unknown, at?: string) =>
    send(errorReport({ error, context: contextOf(error), at }, pageContext()));

  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(error, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', (violation) =>
    send(forbiddenReport(violation, partAround(violation.target), pageContext())),
  );
}
