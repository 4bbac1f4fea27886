import type { BootBlock } from '../page-data/boot-block.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import { releaseOfPath } from '../site/release-path.ts';
import { type CodePlace, codePlaces, codeFile } from './code-place.ts';
import { partOfCode, type CodeOwners } from './part-of-code.ts';
import type { FailureContext } from './report-error.ts';

/** Undefined for an invalid address. The oldest supported browsers have no `URL.parse`. */
export function parsedAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** `file-refused`: a file does not have the content that its release recorded. */
type FailureCode = FailureContext['code'] | 'file-refused' | 'forbidden' | 'shell-not-started' | 'uncaught';

/** One failure, as reported to the owner. It has no error messages, because those may contain what a visitor typed. */
export type FailureReport = {
  code: FailureCode;
  /** Address of the page if the site's facts list it, or else `other`. */
  page: string;
  /** `mf-forms/contact`. */
  part?: string | undefined;
  /** Package and version whose code or file failed: `mf-forms@1.0.0-abc`. */
  release?: string | undefined;
  /** `TypeError`. */
  error?: string | undefined;
  place?: CodePlace | undefined;
  /** What the page's policy forbade: `img-src https://elsewhere.example`. */
  forbidden?: string | undefined;
};

const plainName = /^[A-Za-z]{1,40}$/;

/** `mf-forms@1.0.0-abc` for a path below `/mf-forms/1.0.0-abc/`. */
function releaseOf(path: string): string | undefined {
  return releaseOfPath(path)?.slice(1, -1).replace('/', '@');
}

/** The page in which something failed. */
export type PageContext = CodeOwners & {
  page: string;
  /** Without a slash at the end. */
  origin: string;
};

export type Thrown = {
  error: unknown;
  context?: FailureContext | undefined;
  /** Where the engine says it was thrown, `https://…/x.js:1:2`: all that is known if it is not an error object. */
  at?: string | undefined;
};

function releaseOfPart(part: string | undefined, remotes: BootBlock['remotes']): string | undefined {
  const base = part && remotes[splitPartRef(part).remote]?.base;
  return base ? releaseOf(base) : undefined;
}

/** The stacks of an error and its causes. */
function stacksOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 4) return '';
  return `${error.stack ?? ''}\n${stacksOf(error.cause, depth + 1)}`;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error && plainName.test(error.name) ? error.name : undefined;
}

/** The part and release whose code threw. Hydration errors are thrown by React, which names the components. */
function ownerOf(
  { context, places }: Pick<Thrown, 'context'> & { places: CodePlace[] },
  pageContext: PageContext,
) {
  const components = codePlaces(context?.components ?? '', pageContext.origin);
  const known = components.length > 0 ? components : places;
  const part = context?.part ?? partOfCode(known.map(codeFile), pageContext);
  return { part, release: releaseOfPart(part, pageContext.remotes) ?? releaseOf(known[0] ?? '') };
}

/** Names the part that threw and its release, even if the innermost code belongs to another package. */
export function errorReport({ error, context, at = '' }: Thrown, pageContext: PageContext): FailureReport {
  const places = codePlaces(`${stacksOf(error)}\n${at}`, pageContext.origin);
  return {
    code: context?.code ?? 'uncaught',
    page: pageContext.page,
    ...ownerOf({ context, places }, pageContext),
    error: nameOf(error),
    place: places[0],
  };
}

/** For a module that does not have the content that its release recorded. `wantedBy` is the part that needed it. */
export function refusedReport(
  file: string,
  wantedBy: string | undefined,
  pageContext: PageContext,
): FailureReport {
  const part = wantedBy ?? partOfCode([file], pageContext);
  return { code: 'file-refused', page: pageContext.page, part, release: releaseOf(file), place: file };
}

/** The origin of an address, or the kind of any other source (`inline`, `eval`, `data`). */
function originOrKind(blocked: string): string {
  const { protocol = '', origin = '' } = parsedAddress(blocked) ?? {};
  if (/^(?:https?|wss?):/.test(protocol)) return origin;
  return /^[a-z-]{1,40}/.exec(blocked)?.[0] ?? '';
}

type Forbidden = {
  violation: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>;
  /** The part with the element that requested it, if an element did: the script that inserted it is React's, in the shell. */
  inPart?: string | undefined;
};

/** For something that the page's policy forbade. Leaves out the path of the address, which may contain anything. */
export function forbiddenReport({ violation, inPart }: Forbidden, pageContext: PageContext): FailureReport {
  const { effectiveDirective, blockedURI, sourceFile } = violation;
  const source = sourceFile?.startsWith(`${pageContext.origin}/`)
    ? sourceFile.slice(pageContext.origin.length)
    : '';
  const part = inPart ?? partOfCode([source], pageContext);
  return {
    code: 'forbidden',
    page: pageContext.page,
    part,
    release: releaseOfPart(part, pageContext.remotes) ?? releaseOf(source),
    forbidden: `${effectiveDirective} ${originOrKind(blockedURI)}`,
  };
}
