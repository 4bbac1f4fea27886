const versionFolder = /^\/(?:shell|modules|mf-[a-z\d-]+)\/[^/]+\//;

/** The folder of the version that a path belongs to (`/shell/0.1.0-abc/`, or `/modules/…/` for the whole site); undefined for pages and everything else. */
export function versionOf(pathname: string): string | undefined {
  return versionFolder.exec(pathname)?.[0];
}
