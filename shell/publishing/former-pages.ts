import { pointerKey } from './front/live-composition.ts';
import type { ObjectStore } from './object-store.ts';
import { isOfCompositions } from './unneeded.ts';

/** What is to become of pages by which a bucket served the site itself, as it was published until November 2026. */
export type FormerPages = 'refuse' | 'keep' | 'remove';

/** Keys of those pages, and of what belonged to them. */
export function formerPages(keys: Iterable<string>): string[] {
  return [...keys].filter((key) => key !== pointerKey && !isOfCompositions(key));
}

/** Rejects where visitors may be served by such pages, which nothing would change any more, unless that is known. */
export function assertKnown(site: ObjectStore, keys: ReadonlySet<string>, what: FormerPages): void {
  if (what !== 'refuse' || keys.has(pointerKey) || !keys.has('index.html')) return;
  throw new Error(
    `${site.name} serves pages by itself, as they were published before. From now on a front stands before a store: ` +
      'docs/hosting.md, "Going over", says how to get there without a moment of missing pages. ' +
      'Begin with "npm run publish:site -- --former-pages keep".',
  );
}
