import { releaseOfPath } from '../site/release-path.ts';

/** A place in our own code: `/mf-forms/1.0.0-abc/assets/x.js:12:34`. Lines and columns count from 1. */
export type CodePlace = string;

const framed = /https?:\/\/[^\s()]+?\.js:\d+:\d+/g;

/**
 * The places of a stack that lie in a release of this site, the innermost first; each names package and version. Chromium,
 * Firefox and WebKit write stacks differently, but all of them write the address of each frame.
 */
export function codePlaces(stack: string, origin: string): CodePlace[] {
  return (stack.match(framed) ?? [])
    .filter((frame) => frame.startsWith(`${origin}/`))
    .map((frame) => frame.slice(origin.length))
    .filter((frame) => releaseOfPath(frame) !== undefined);
}

/** The file that a place lies in. */
export function codeFile(place: CodePlace): string {
  return place.replace(/:\d+:\d+$/, '');
}
