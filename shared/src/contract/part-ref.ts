import type { PartRef } from './site-parts.ts';

const shape = /^(mf-[a-z\d-]+)\/([a-z\d-]+)$/;

/** Splits `mf-forms/contact` into remote and part. */
export function splitPartRef(ref: string): { remote: string; part: string } {
  const [, remote, part] = shape.exec(ref) ?? [];
  if (!remote || !part) throw new TypeError(`not a part: ${ref}`);
  return { remote, part };
}

/** Whether a text from outside (an attribute of a page) has the form of a part's name. */
export function isPartRef(text: string): text is PartRef {
  return shape.test(text);
}

/** Name of a remote inside the federation runtime, which wants identifiers. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}
