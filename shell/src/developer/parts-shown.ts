import { splitPartRef, isPartRef } from '@venue/shared/contract/part-ref.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { versionOf } from '../federation/version-folder.ts';
import { ageOf, ageWords, type Lists } from './listed-releases.ts';
import type { Try } from './tries.ts';

/** A part of the page as the overlay names it. */
export type ShownPart = {
  element: Element;
  /** `mf-forms/contact`. */
  part: string;
  remote: string;
  version: string;
  /** `went live 3 hours ago`. */
  age: string;
};

/** What is known of the versions on the page. */
export type Known = { remotes: () => BootBlock['remotes']; lists: Lists; tries: readonly Try[] };

/** `0.1.0-abc` of `/mf-forms/0.1.0-abc/`. */
function versionIn(base: string): string {
  return versionOf(base)?.split('/')[2] ?? 'in development';
}

function ageIn(
  lists: Lists,
  { remote, version }: Pick<ShownPart, 'remote' | 'version'>,
  now: number,
): string {
  const listed = lists.get('');
  return listed ? ageWords(ageOf(listed, remote, version), now) : 'age unknown';
}

function released(remote: string, { remotes, lists, tries }: Known, now: number) {
  const tried = tries.find((one) => one.remote === remote);
  const version = tried?.version ?? versionIn(remotes()[remote]?.base ?? '');
  const age = tried?.from ? `from ${tried.from}` : ageIn(lists, { remote, version }, now);
  return { remote, version, age };
}

/** The parts that stand in the page now, each with its version and age. */
export function shownParts(known: Known, now: number): ShownPart[] {
  return [...document.querySelectorAll('[data-part]')].flatMap((element) => {
    const part = element.getAttribute('data-part') ?? '';
    return isPartRef(part) ? [{ element, part, ...released(splitPartRef(part).remote, known, now) }] : [];
  });
}
