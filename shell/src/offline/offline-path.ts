/** Where the page for a lost connection is stored; no link leads there. */
export const offlinePath = '/offline';
