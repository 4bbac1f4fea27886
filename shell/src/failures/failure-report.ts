import type { BootBlock } from '../page/boot-block.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import { versionOf } from '../federation/version-folder.ts';
import { type CodePlace, codePlace } from './code-place.ts';
import type { FailureContext } from './report-error.ts';
import type { Slowness } from './watch-slowness.ts';

/** What went wrong, in a word. The first three are services; a `file` does not have the content that its release gave it. */
type FailureCode =
  | FailureContext['code']
  | Slowness['code']
  | 'file-refused'
  | 'forbidden'
  | 'shell-not-started'
  | 'uncaught';

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
  /** How slow in ms, or how far the page moved in hundredths of the screen. */
  amount?: number | undefined;
};

const plainName = /^[A-Za-z]{1,40}$/;

/** `mf-forms@1.0.0-abc` of a path below `/mf-forms/1.0.0-abc/`. */
export function releaseOf(path: string): string | undefined {
  return versionOf(path)?.slice(1, -1).replace('/', '@');
}

type Around = {
  page: string;
  /** Origin of the site, without a slash at its end. */
  origin: string;
  remotes: BootBlock['remotes'];
};

function releaseOfPart(part: string | undefined, remotes: BootBlock['remotes']): string | undefined {
  const base = part && remotes[splitPartRef(part).remote]?.base;
  return base ? releaseOf(base) : undefined;
}

function nameAndPlace(error: unknown, origin: string): Pick<FailureReport, 'error' | 'place'> {
  if (!(error instanceof Error)) return {};
  return {
    error: plainName.test(error.name) ? error.name : undefined,
    place: codePlace(error.stack ?? '', origin),
  };
}

/** The report of an error. A part that threw is named with its release, whoever's code was innermost. */
export function errorReport(
  error: unknown,
  context: FailureContext | undefined,
  { page, origin, remotes }: Around,
): FailureReport {
  const thrown = nameAndPlace(error, origin);
  return {
    code: context?.code ?? 'uncaught',
    page,
    part: context?.part,
    release: releaseOfPart(context?.part, remotes) ?? releaseOf(thrown.place ?? ''),
    ...thrown,
  };
}

/** The origin of an address, or the kind of source (`inline`, `eval`, `data`) where it is none. */
function originOrKind(blocked: string): string {
  if (URL.canParse(blocked) && /^(?:https?|wss?):/.test(blocked)) return new URL(blocked).origin;
  return /^[a-z-]{1,40}/.exec(blocked)?.[0] ?? '';
}

/** The report of something that the page's policy forbade: no path of the address, which may hold anything. */
export function forbiddenReport(
  violation: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>,
  { page, origin }: Pick<Around, 'page' | 'origin'>,
): FailureReport {
  const { effectiveDirective, blockedURI, sourceFile } = violation;
  const source = sourceFile?.startsWith(`${origin}/`) ? sourceFile.slice(origin.length) : '';
  return {
    code: 'forbidden',
    page,
    release: releaseOf(source),
    forbidden: `${effectiveDirective} ${originOrKind(blockedURI)}`,
  };
}

/** The report of something slow, with the release of the part it was in; outside of every part it is the shell's. */
export function slownessReport(
  { code, part, amount }: Slowness,
  { page, remotes, shell }: Pick<Around, 'page' | 'remotes'> & { shell: string },
): FailureReport {
  return { code, page, part, release: part ? releaseOfPart(part, remotes) : releaseOf(shell), amount };
}
