import type { BootBlock } from '../page/boot-block.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import { releaseOfPath } from '../site/release-path.ts';
import { type CodePlace, codePlaces, codeFile } from './code-place.ts';
import { partOfCode, type PartsAround } from './part-of-code.ts';
import type { FailureContext } from './report-error.ts';

/** An address in its parts; undefined for what is none. `URL.canParse` and `URL.parse` are newer than the oldest browsers. */
export function parsedAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** What went wrong, in a word. The first three are services; a `file` does not have the content that its release gave it. */
type FailureCode = FailureContext['code'] | 'file-refused' | 'forbidden' | 'shell-not-started' | 'uncaught';

/**
 * One failure, as the owner learns of it. Nothing in it comes from what a visitor typed: an error's message may, so it stays
 * out; its name and place do not.
 */
export type FailureReport = {
  code: FailureCode;
  /** Address of the page, as the site's facts list it; `other` where they do not. */
  page: string;
  /** Name of the part: `mf-forms/contact`. */
  part?: string | undefined;
  /** Package and version whose code or file failed: `mf-forms@1.0.0-abc`. */
  release?: string | undefined;
  /** Name of the error: `TypeError`. */
  error?: string | undefined;
  place?: CodePlace | undefined;
  /** What the policy of the page forbade: `img-src https://elsewhere.example`. */
  forbidden?: string | undefined;
};

const plainName = /^[A-Za-z]{1,40}$/;

/** `mf-forms@1.0.0-abc` of a path below `/mf-forms/1.0.0-abc/`. */
function releaseOf(path: string): string | undefined {
  return releaseOfPath(path)?.slice(1, -1).replace('/', '@');
}

/** The page in which something failed. */
export type Around = PartsAround & {
  page: string;
  /** Origin of the site, without a slash at its end. */
  origin: string;
};

/** An error as the page learnt of it. */
export type Thrown = {
  error: unknown;
  context?: FailureContext | undefined;
  /** Where the engine says that it was thrown, `https://…/x.js:1:2`: all that is known of what is no error object. */
  at?: string | undefined;
};

function releaseOfPart(part: string | undefined, remotes: BootBlock['remotes']): string | undefined {
  const base = part && remotes[splitPartRef(part).remote]?.base;
  return base ? releaseOf(base) : undefined;
}

/** All stacks of an error, its own first, then those of what caused it. */
function stacksOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 4) return '';
  return `${error.stack ?? ''}\n${stacksOf(error.cause, depth + 1)}`;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error && plainName.test(error.name) ? error.name : undefined;
}

/** Whose code threw. What does not hydrate React throws by itself; it says in which components. */
function blamed({ context, places }: Pick<Thrown, 'context'> & { places: CodePlace[] }, around: Around) {
  const components = codePlaces(context?.components ?? '', around.origin);
  const known = components.length > 0 ? components : places;
  const part = context?.part ?? partOfCode(known.map(codeFile), around);
  return { part, release: releaseOfPart(part, around.remotes) ?? releaseOf(known[0] ?? '') };
}

/** The report of an error. A part that threw is named with its release, whoever's code was innermost. */
export function errorReport({ error, context, at = '' }: Thrown, around: Around): FailureReport {
  const places = codePlaces(`${stacksOf(error)}\n${at}`, around.origin);
  return {
    code: context?.code ?? 'uncaught',
    page: around.page,
    ...blamed({ context, places }, around),
    error: nameOf(error),
    place: places[0],
  };
}

/** The report of a module that does not have the content that its release gave it, with the part that could not start without. */
export function refusedReport(file: string, wantedBy: string | undefined, around: Around): FailureReport {
  const part = wantedBy ?? partOfCode([file], around);
  return { code: 'file-refused', page: around.page, part, release: releaseOf(file), place: file };
}

/** The origin of an address, or the kind of source (`inline`, `eval`, `data`) where it is none. */
function originOrKind(blocked: string): string {
  const { protocol = '', origin = '' } = parsedAddress(blocked) ?? {};
  if (/^(?:https?|wss?):/.test(protocol)) return origin;
  return /^[a-z-]{1,40}/.exec(blocked)?.[0] ?? '';
}

/** What the page's policy forbade, and the part with the element that asked for it, if an element did. */
type Forbidden = {
  violation: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>;
  inPart?: string | undefined;
};

/**
 * The report of something that the page's policy forbade: no path of the address, which may hold anything. What an element
 * asks for is asked by the part that the element stands in; the script that put it there is React's, in the shell.
 */
export function forbiddenReport({ violation, inPart }: Forbidden, around: Around): FailureReport {
  const { effectiveDirective, blockedURI, sourceFile } = violation;
  const source = sourceFile?.startsWith(`${around.origin}/`) ? sourceFile.slice(around.origin.length) : '';
  const part = inPart ?? partOfCode([source], around);
  return {
    code: 'forbidden',
    page: around.page,
    part,
    release: releaseOfPart(part, around.remotes) ?? releaseOf(source),
    forbidden: `${effectiveDirective} ${originOrKind(blockedURI)}`,
  };
}
