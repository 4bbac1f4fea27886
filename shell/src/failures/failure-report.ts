import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { releaseOfPath } from '../site/release-path.ts';
import type { FailedService } from '@venue/shared/contract/host.ts';

/** What the shell knows about an error. `part` is `mf-forms/contact`. */
export type FailureContext = {
  code: FailedService | 'part-not-loaded' | 'part-broken' | 'hydration';
  part?: string | undefined;
};

const contexts = new WeakMap<object, FailureContext>();

/** The context that an error was reported with. */
export function contextOf(error: unknown): FailureContext | undefined {
  return typeof error === 'object' && error !== null ? contexts.get(error) : undefined;
}

/** Reports an error to the console and, if the site collects failure reports, to `watchFailures`. Visitors are told separately. */
export function reportError(error: unknown, context?: FailureContext): void {
  if (context && typeof error === 'object' && error !== null) contexts.set(error, context);
  window.reportError(error);
}

/** One failure, as reported to the owner. It has no error messages, because those may contain what a visitor typed. */
export type FailureReport = {
  code: FailureContext['code'] | 'forbidden' | 'shell-not-started' | 'uncaught';
  /** Address of the page if the site's facts list it, or else `other`. */
  page: string;
  /** `mf-forms/contact`. */
  part?: string | undefined;
  /** Package and version whose code failed: `mf-forms@1.0.0-abc`. */
  release?: string | undefined;
  /** `TypeError`. */
  error?: string | undefined;
  /** A position in our own code: `/mf-forms/1.0.0-abc/assets/x.js:12:34`. Lines and columns count from 1. */
  place?: string | undefined;
  /** What the page's policy forbade: `img-src https://elsewhere.example`. */
  forbidden?: string | undefined;
};

/** The page in which something failed. */
export type PageContext = {
  page: string;
  /** Without a slash at the end. */
  origin: string;
  remotes: BootBlock['remotes'];
};

export type Thrown = {
  error: unknown;
  context?: FailureContext | undefined;
  /** Where the engine says it was thrown, `https://…/x.js:1:2`: all that is known if it is not an error object. */
  at?: string | undefined;
};

const framed = /https?:\/\/[^\s()]+?\.js:\d+:\d+/g;
const plainName = /^[A-Za-z]{1,40}$/;

/** The innermost position of a stack that is in a release of this site. All engines write the address of each frame. */
function placeIn(stack: string, origin: string): string | undefined {
  return (stack.match(framed) ?? [])
    .filter((frame) => frame.startsWith(`${origin}/`))
    .map((frame) => frame.slice(origin.length))
    .find((place) => releaseOfPath(place) !== undefined);
}

/** The stacks of an error and its causes. */
function stacksOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 4) return '';
  return `${error.stack ?? ''}\n${stacksOf(error.cause, depth + 1)}`;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error && plainName.test(error.name) ? error.name : undefined;
}

/** The release of a part, or else of a file. */
function releaseOf(part: string | undefined, file: string, { remotes }: PageContext): string | undefined {
  const base = part && remotes[splitPartRef(part).remote]?.base;
  return releaseOfPath(base || file)
    ?.slice(1, -1)
    .replace('/', '@');
}

/** Names the part that failed and its release or, if it is in no part, the release of the innermost code. */
export function errorReport({ error, context, at = '' }: Thrown, pageContext: PageContext): FailureReport {
  const place = placeIn(`${stacksOf(error)}\n${at}`, pageContext.origin);
  const { code = 'uncaught', part } = context ?? {};
  return {
    code,
    page: pageContext.page,
    part,
    release: releaseOf(part, place ?? '', pageContext),
    error: nameOf(error),
    place,
  };
}

/** The origin of an address, or the kind of any other source (`inline`, `eval`, `data`). */
function originOrKind(blocked: string): string {
  return /^(?:https?|wss?):\/\/[^/]+/.exec(blocked)?.[0] ?? /^[a-z-]{1,40}/.exec(blocked)?.[0] ?? '';
}

export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile'
>;

/** For something that the page's policy forbade in a part, or outside of all. Leaves out the path of the address, which may contain anything. */
export function forbiddenReport(
  { effectiveDirective, blockedURI, sourceFile }: Violation,
  part: string | undefined,
  pageContext: PageContext,
): FailureReport {
  return {
    code: 'forbidden',
    page: pageContext.page,
    part,
    release: releaseOf(part, sourceFile?.replace(pageContext.origin, '') ?? '', pageContext),
    forbidden: `${effectiveDirective} ${originOrKind(blockedURI)}`,
  };
}

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
