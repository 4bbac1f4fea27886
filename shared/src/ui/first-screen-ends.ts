/**
 * Attribute of the empty element that a page's first screen ends with: what follows beside it need not be set for the first paint.
 * Rules look for one such mark only, never for a mark behind another: beside those WebKit forgets rules of `@media`.
 */
export const firstScreenEnds = 'data-first-screen-ends';
