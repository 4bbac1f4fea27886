import { versionOf } from '../../src/federation/version-folder.ts';

/**
 * The one spelling of an address (its path, as it was asked for): without a slash or `.html` at its end. It never begins
 * with what a browser would take for another host.
 */
export function canonicalAddress(pathname: string): string {
  const merged = pathname.replaceAll('\\', '%5C').replaceAll(/\/{2,}/g, '/');
  if (versionOf(merged)) return pathname;
  if (merged === '/index.html') return '/';
  return merged.replace(/(.)\.html$/, '$1').replace(/(.)\/$/, '$1');
}
