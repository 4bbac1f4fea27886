import type { FailedService } from '@venue/shared/contract/host.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { releaseOfPath } from '../site/release-path.ts';

/** What the shell knows about an error. `part` is `mf-forms/contact`. */
export type FailureContext = {
  code: FailedService | 'part-not-loaded' | 'part-broken' | 'hydration';
  part?: string | undefined;
};

const contexts = new WeakMap<object, FailureContext>();

/**
 * Reports an error to the console and, if the site collects failure reports, to {@link reportFailures}.
 * Visitors are told separately.
 */
export function reportError(error: unknown, context?: FailureContext): void {
  if (context && typeof error === 'object' && error !== null) contexts.set(error, context);
  window.reportError(error);
}

/** Leaves out an unknown address, which the visitor may have typed. */
function reportedPage(): string {
  const { pathname } = window.location;
  return siteFacts().pages.some(({ address }) => address === pathname) ? pathname : 'other';
}

const framed = /https?:\/\/[^\s()]+?\.js:\d+:\d+/g;
const plainName = /^[A-Za-z]{1,40}$/;

/** The innermost position of a stack that is in a release of this site. All engines write the address of each frame. */
function placeIn({ stack = '' }: Error): string | undefined {
  const { origin } = window.location;
  return (stack.match(framed) ?? [])
    .filter((frame) => frame.startsWith(`${origin}/`))
    .map((frame) => frame.slice(origin.length))
    .find((place) => releaseOfPath(place) !== undefined);
}

/** The release of a part or, if something failed in no part, of the innermost code: `mf-forms@1.0.0-abc`. */
function releaseOf(
  part: string | undefined,
  place: string | undefined,
  remotes: BootBlock['remotes'],
): string | undefined {
  const base = part && remotes[splitPartRef(part).remote]?.base;
  return releaseOfPath(base || place || '')
    ?.slice(1, -1)
    .replace('/', '@');
}

/** One failure, as its owner gets it. It has no error messages, because those may contain what a visitor typed. */
export function failureReport(error: unknown, remotes: BootBlock['remotes']) {
  const page = reportedPage();
  if (!(error instanceof Error)) return { code: 'uncaught', page };
  const { code = 'uncaught', part } = contexts.get(error) ?? {};
  const place = placeIn(error);
  return {
    code,
    page,
    part,
    release: releaseOf(part, place, remotes),
    /** `TypeError`. */
    error: plainName.test(error.name) ? error.name : undefined,
    /** In our own code: `/mf-forms/1.0.0-abc/assets/x.js:12:34`. Lines and columns count from 1. */
    place,
  };
}

/** Most reports that one page sends. */
const mostReports = 10;

/**
 * Sends each different failure of this page to the owner once, as a beacon: it goes out even while the page
 * is being left, and needs no CORS preflight.
 */
export function reportFailures(reportUrl: string, remotes: () => BootBlock['remotes']): void {
  const sent = new Set<string>();
  function send(error: unknown): void {
    const body = JSON.stringify(failureReport(error, remotes()));
    if (sent.has(body) || sent.size >= mostReports) return;
    sent.add(body);
    navigator.sendBeacon(reportUrl, body);
  }
  window.addEventListener('error', ({ error }) => send(error));
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason));
}
