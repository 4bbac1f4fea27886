/** Address under which the page for unknown addresses is rendered and stored. */
export const notFoundPath = '/404';

/** Where the page for a lost connection is stored; no link leads there. */
export const offlinePath = '/offline';

/** Addresses that the shell itself answers; no remote may have a page there. */
export const reservedAddresses: readonly string[] = [notFoundPath, offlinePath];
