/** A view fills a page, a fragment a place within one. */
export type PartSize = 'view' | 'fragment';
