/**
 * Attribute of the empty element at the end of a page's first screen: its later siblings need not be laid out for the first paint. Selectors
 * must not look for one mark after another, as WebKit then ignores some `@media` rules.
 */
export const firstScreenEnds = 'data-first-screen-ends';
