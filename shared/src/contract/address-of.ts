import { siteFacts } from './site-facts.ts';
import type { ViewRef } from './site-parts.ts';

/**
 * The path of a page, by its view. Write the name in full: a release is refused if its code contains names
 * that no live remote declares.
 */
export function addressOf(view: ViewRef): string {
  const page = siteFacts().pages.find((candidate) => candidate.view === view);
  if (!page) throw new Error(`no page shows ${String(view)}`);
  return page.address;
}
