/** Where the page for unknown addresses is rendered and stored. */
export const notFoundPath = '/404';

/** Where the offline page is stored; no link leads there. */
export const offlinePath = '/offline';

/** Addresses of the shell's own pages; no remote may use them. */
export const reservedAddresses: readonly string[] = [notFoundPath, offlinePath];

/** The live version of each package: `{"mf-forms":"0.1.0-abc"}`. Never cached. */
export const liveVersionsAddress = '/live.json';
