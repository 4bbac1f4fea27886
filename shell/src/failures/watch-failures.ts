import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { partRef } from '../site/pages.ts';
import {
  type PageContext,
  errorReport,
  forbiddenReport,
  parsedAddress,
  refusedReport,
  type Thrown,
} from './failure-report.ts';
import { moduleNamed, refusedFile } from './refused-file.ts';
import { contextOf } from './report-error.ts';
import { reportSender } from './send-report.ts';

/** The part that a node is in; undefined for the shell's own. */
function partAround(node: unknown): string | undefined {
  if (!(node instanceof Node)) return undefined;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-part]')?.getAttribute('data-part') ?? undefined;
}

/** The parts in the page now. */
function partsShown(): string[] {
  return [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part') ?? '');
}

const naming = ['src', 'href', 'srcset', 'poster', 'data', 'action'];

/** The part with an element that refers to this address, such as a picture or a frame. */
function partNaming(address: string): string | undefined {
  if (!parsedAddress(address)) return undefined;
  const elements = document.querySelectorAll(naming.map((name) => `[${name}]`).join());
  return partAround(
    [...elements].find((element) => naming.some((name) => element.getAttribute(name)?.includes(address))),
  );
}

/** Leaves out an unknown address, which the visitor may have typed. */
function reportedPage(pathname: string): string {
  return siteFacts().pages.some(({ address }) => address === pathname) ? pathname : 'other';
}

/** Sends failures of this page to the owner from now on: no error messages, and nothing that was typed. */
export function watchFailures(
  reportUrl: string,
  modules: { remotes: () => BootBlock['remotes']; knownModules: (ref: PartRef) => readonly string[] },
): void {
  const send = reportSender(reportUrl, (url, body) => navigator.sendBeacon(url, body));
  const pageContext = (): PageContext => ({
    page: reportedPage(window.location.pathname),
    origin: window.location.origin,
    remotes: modules.remotes(),
    shown: partsShown(),
  });

  async function reportRefused(files: readonly string[], wantedBy?: string): Promise<void> {
    const file = await refusedFile(files);
    if (file) send(refusedReport(file, wantedBy, pageContext()));
  }

  function report(thrown: Thrown): void {
    const context = contextOf(thrown.error);
    send(errorReport({ ...thrown, context }, pageContext()));
    if (context?.code === 'part-not-loaded' && context.part) {
      void reportRefused(modules.knownModules(partRef(context.part)), context.part);
    }
  }

  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report({ error, at: `${filename}:${lineno}:${colno}` }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason }));
  // A module that a part imports later. The part itself tells the visitor.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = moduleNamed(payload.message, pageContext());
    if (file) void reportRefused([file]);
  });
  document.addEventListener('securitypolicyviolation', (violation) => {
    const inPart = partAround(violation.target) ?? partNaming(violation.blockedURI);
    send(forbiddenReport({ violation, inPart }, pageContext()));
  });
}
