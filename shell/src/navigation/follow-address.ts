import { withoutValues } from '../handover/take-from-address.ts';
import type { SiteRouter } from './site-router.ts';

/** Goes to an address of this site; values in it are handed over, as they are where it opens in a new tab. */
export function followAddress(router: Pick<SiteRouter, 'navigate'>, address: URL): void {
  const to = withoutValues(address);
  // Like the browser's own, a link to where the visitor is adds nothing to go back to.
  void router.navigate(to.pathname + to.search + to.hash, { replace: to.href === window.location.href });
}
