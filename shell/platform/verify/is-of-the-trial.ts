import type { Finding } from './finding.ts';

/**
 * Whether a page only says that a call got no answer which the trial itself kept back. `keptBack`: the paths of those calls, on
 * whatever origin.
 */
export function isOfTheTrial(finding: Finding, keptBack: ReadonlySet<string>): boolean {
  if (finding.kind !== 'threw') return false;
  return [...keptBack].some((path) => path !== '/' && finding.message.includes(path));
}
