/**
 * Attribute of the empty element that a page's first screen ends with: what follows beside it need not be set for the first paint.
 * Rules about it ask for no more: WebKit forgets those of `@media` beside one that looks for a mark beside a mark.
 */
export const firstScreenEnds = 'data-first-screen-ends';
