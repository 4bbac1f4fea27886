const versionFolder = /^\/(?:shell|mf-[a-z-]+)\/[^/]+\//;
const code = /\.(?:js|woff2)$/;

/** The folder of the version that a path belongs to (`/shell/0.1.0-abc/`); undefined for pages and everything else. */
export function versionOf(pathname: string): string | undefined {
  return versionFolder.exec(pathname)?.[0];
}

/** The path of a module or font of a version, if the address is one. Pictures are left to the browser's own cache. */
export function versionedFile(address: string, origin: string): string | undefined {
  const url = new URL(address);
  const isKept = url.origin === origin && versionOf(url.pathname) !== undefined && code.test(url.pathname);
  return isKept ? url.pathname : undefined;
}
