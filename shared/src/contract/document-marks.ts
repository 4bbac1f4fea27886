/**
 * Attribute of the empty element at the end of a page's first screen: its later siblings need not be laid out
 * for the first paint. Selectors must not look for one mark after another, as WebKit then ignores some
 * `@media` rules.
 */
export const firstScreenEnd = 'data-first-screen-ends';

const mark = 'followsPage';

/** Called by the shell at the first navigation in this document. */
export function markNavigated(): void {
  document.documentElement.dataset[mark] = '';
}

/** Whether the current page was navigated to within this document, rather than loaded with it. */
export function isNavigated(): boolean {
  return mark in document.documentElement.dataset;
}
