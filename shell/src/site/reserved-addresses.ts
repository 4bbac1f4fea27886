/** Address under which the page for unknown addresses is rendered and stored. */
export const notFoundPath = '/404';

/** Where the page for a lost connection is stored; no link leads there. */
export const offlinePath = '/offline';

/** Addresses that the shell itself answers; no remote may have a page there. */
export const reservedAddresses: readonly string[] = [notFoundPath, offlinePath];

/** Where a site says which version of each package is live, by its name: `{"mf-forms":"0.1.0-abc"}`. Asked for again every time. */
export const liveVersionsAddress = '/live.json';
