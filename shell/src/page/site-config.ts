/**
 * The runtime configuration: the only thing in which sandbox and production differ. Beside `mode` it has the sections
 * that the live remotes declare. All values are public; secret keys never belong here.
 */
export type SiteConfig = {
  /** `sandbox` shows the strip on every page; it is chosen, never fallen back to. */
  readonly mode: 'sandbox' | 'live';
  readonly [section: string]: unknown;
};
