/**
 * The runtime configuration: the only thing in which sandbox and production differ. Beside `mode` it has the sections
 * that the live remotes declare. All values are public; secret keys never belong here.
 */
export type SiteConfig = {
  /** `sandbox` shows the strip on every page; it is chosen, never fallen back to. */
  readonly mode: 'sandbox' | 'live';
  /** Where failures of pages are reported, without personal data; nowhere without it. */
  readonly reportUrl?: string | undefined;
  readonly [section: string]: unknown;
};
