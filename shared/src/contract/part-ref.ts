import { partRefPattern } from './name-patterns.ts';
import type { PartRef } from './site-parts.ts';

const shape = new RegExp(`^${partRefPattern}$`);

/** Splits `mf-forms/contact` into remote and part. */
export function splitPartRef(ref: string): { remote: string; part: string } {
  const { remote, part } = shape.exec(ref)?.groups ?? {};
  if (!remote || !part) throw new TypeError(`not a part: ${ref}`);
  return { remote, part };
}

/** Whether a text, such as an attribute, has the form of a part's name. */
export function isPartRef(text: string): text is PartRef {
  return shape.test(text);
}

/** Name of a remote in the federation runtime, which requires identifiers. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}
