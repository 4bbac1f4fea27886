const versionFolder = /^\/(?:shell|modules|mf-[a-z\d-]+)\/[^/]+\//;

/**
 * The folder of the version that a path belongs to (`/shell/0.1.0-abc/`, or `/modules/…/` for the whole site); undefined for pages and
 * everything else.
 */
export function versionOf(pathname: string): string | undefined {
  return versionFolder.exec(pathname)?.[0];
}

/** Where a site says which version of each package is live, by its name: `{"mf-forms":"0.1.0-abc"}`. Asked for again every time. */
export const liveVersionsAddress = '/live.json';
