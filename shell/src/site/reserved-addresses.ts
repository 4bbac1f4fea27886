import { offlinePath } from '../offline/offline-path.ts';

/** Address under which the page for unknown addresses is rendered and stored. */
export const notFoundPath = '/404';

/** Addresses that the shell itself answers; no remote may have a page there. */
export const reservedAddresses: readonly string[] = [notFoundPath, offlinePath];
