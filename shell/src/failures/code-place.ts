import { versionOf } from '../federation/version-folder.ts';

/** A place in our own code: `/mf-forms/1.0.0-abc/assets/x.js:12:34`. Lines and columns count from 1. */
export type CodePlace = string;

const framed = /https?:\/\/[^\s()]+?\.js:\d+:\d+/g;

/**
 * The innermost place of a stack that lies in a release of this site, which names package and version. Chromium, Firefox and
 * WebKit write stacks differently, but all of them write the address of each frame.
 */
export function codePlace(stack: string, origin: string): CodePlace | undefined {
  return (stack.match(framed) ?? [])
    .filter((frame) => frame.startsWith(`${origin}/`))
    .map((frame) => frame.slice(origin.length))
    .find((frame) => versionOf(frame) !== undefined);
}
