/**
 * Rule for what stands lower on the screen than something that comes after it in the document, such as the caption at the foot of a
 * picture that grows with the words beside it: it is not seen before the footer has come, and so never seen to move. A browser without
 * `:has()` shows it at once.
 */
export const shownWhenRead = ':root:not(:has(#root > footer)) & { visibility: hidden; }';
