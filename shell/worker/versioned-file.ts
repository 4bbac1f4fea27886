import { versionOf } from '../src/federation/version-folder.ts';

const code = /\.(?:js|woff2|json)$/;

/** The path of a module or font of a version, if the address is one. Pictures are left to the browser's own cache. */
export function versionedFile(address: string, origin: string): string | undefined {
  const url = new URL(address);
  const isKept = url.origin === origin && versionOf(url.pathname) !== undefined && code.test(url.pathname);
  return isKept ? url.pathname : undefined;
}
