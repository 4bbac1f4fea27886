import { siteFacts } from '@venue/shared/contract/site-facts.ts';

/** The address of a page named in a content file. Compose refuses names that no live remote declares. */
export function pageNamed(name: string): string {
  const page = siteFacts().pages.find(({ view }) => view === name);
  if (!page) throw new Error(`a content file links to “${name}”, which is not a page`);
  return page.address;
}
