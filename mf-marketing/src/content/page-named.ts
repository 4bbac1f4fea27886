import { siteFacts } from '@venue/shared/contract/site-facts.ts';

/** The path of a page that a content file names. Compose refuses a name that no live remote declares. */
export function pageNamed(name: string): string {
  const page = siteFacts().pages.find(({ view }) => view === name);
  if (!page) throw new Error(`a content file leads to “${name}”, which is no page`);
  return page.address;
}
