import { isPartRef } from '@venue/shared/contract/part-ref.ts';
import { provideSiteFacts, siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';

/** The page at a path, if there is one. */
export function pageAt(pathname: string): SitePage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return siteFacts().pages.find((page) => page.address === path);
}

/** For a part's name from the site's facts, which compose has checked; throws if it is invalid. */
export function partRef(name: string): PartRef {
  if (isPartRef(name)) return name;
  throw new TypeError(`not a part: ${name}`);
}

/** Replaces the pages that this document knows, at first only those it refers to. */
export function setPages(pages: readonly SitePage[]): void {
  provideSiteFacts({ ...siteFacts(), pages });
}

/** The view at a path, if there is one. */
export function viewAt(pathname: string): PartRef | undefined {
  const page = pageAt(pathname);
  return page && partRef(page.view);
}

/** The pages to store on the device when this one is opened. */
export function offlineWith(pathname: string): readonly string[] {
  return pageAt(pathname)?.offline ?? [];
}
