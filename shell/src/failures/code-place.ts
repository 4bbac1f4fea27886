import { releaseOfPath } from '../site/release-path.ts';

/** A position in our own code: `/mf-forms/1.0.0-abc/assets/x.js:12:34`. Lines and columns count from 1. */
export type CodePlace = string;

const framed = /https?:\/\/[^\s()]+?\.js:\d+:\d+/g;

/** The positions of a stack that are in a release of this site, innermost first. All engines write the address of each frame. */
export function codePlaces(stack: string, origin: string): CodePlace[] {
  return (stack.match(framed) ?? [])
    .filter((frame) => frame.startsWith(`${origin}/`))
    .map((frame) => frame.slice(origin.length))
    .filter((frame) => releaseOfPath(frame) !== undefined);
}

export function codeFile(place: CodePlace): string {
  return place.replace(/:\d+:\d+$/, '');
}
