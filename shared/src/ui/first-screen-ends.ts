/**
 * Attribute of the empty element that a page's first screen ends with: what follows beside it need not be set for the first paint; where
 * it is `far`, not in the frame after it either. The style sheet asks for no more than that: WebKit forgets rules of `@media` beside
 * a rule that looks for a mark beside a mark.
 */
export const firstScreenEnds = 'data-first-screen-ends';
