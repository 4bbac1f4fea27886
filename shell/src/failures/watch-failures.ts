import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PageModules } from '../federation/page-modules.ts';
import { partRef } from '../site/pages.ts';
import { type Around, errorReport, forbiddenReport, refusedReport, type Thrown } from './failure-report.ts';
import { moduleNamed, refusedFile } from './refused-file.ts';
import { partAround, partNaming, partsShown } from './parts-of-page.ts';
import { contextOf } from './report-error.ts';
import { reportSender } from './send-report.ts';

/** The address of a page of ours; what somebody typed into the address line is not told. */
function reportedPage(pathname: string): string {
  return siteFacts().pages.some(({ address }) => address === pathname) ? pathname : 'other';
}

/** Sends what fails on this page to the owner's address from now on: no message, no cookie, nothing that was typed. */
export function watchFailures(
  reportUrl: string,
  modules: Pick<PageModules, 'knownModules' | 'remotes'>,
): void {
  const send = reportSender(reportUrl, (url, body) => navigator.sendBeacon(url, body));
  const around = (): Around => ({
    page: reportedPage(window.location.pathname),
    origin: window.location.origin,
    remotes: modules.remotes(),
    shown: partsShown(),
  });

  async function tellRefused(files: readonly string[], wantedBy?: string): Promise<void> {
    const file = await refusedFile(files);
    if (file) send(refusedReport(file, wantedBy, around()));
  }

  function tell(thrown: Thrown): void {
    const context = contextOf(thrown.error);
    send(errorReport({ ...thrown, context }, around()));
    if (context?.code === 'part-not-loaded' && context.part) {
      void tellRefused(modules.knownModules(partRef(context.part)), context.part);
    }
  }

  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    tell({ error, at: `${filename}:${lineno}:${colno}` }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell({ error: reason }));
  // A module that a part asks for later: who asked for it says what that means to the visitor.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = moduleNamed(payload.message, around());
    if (file) void tellRefused([file]);
  });
  document.addEventListener('securitypolicyviolation', (violation) => {
    const inPart = partAround(violation.target) ?? partNaming(violation.blockedURI);
    send(forbiddenReport({ violation, inPart }, around()));
  });
}
