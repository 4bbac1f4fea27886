/** Attribute of the empty element that a page's first screen ends with: what follows beside it need not be set for the first paint. */
export const firstScreenEnds = 'data-first-screen-ends';
