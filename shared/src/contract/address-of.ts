import { siteFacts } from './site-facts.ts';
import type { ViewRef } from './site-parts.ts';

/**
 * The path of a page, by the name of its view. Write the name out: a release lists the names in its code, and one that
 * no live remote declares is refused before anybody meets it.
 */
export function addressOf(view: ViewRef): string {
  const page = siteFacts().pages.find((candidate) => candidate.view === view);
  if (!page) throw new Error(`no page shows ${String(view)}`);
  return page.address;
}
