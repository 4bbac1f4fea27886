import { knownPackages } from '../releases/release-document.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';

/** How many days a version stays published after it was live. */
export const retentionDays = 30;

const day = 24 * 60 * 60 * 1000;

/**
 * When an earlier version stopped being live. If that was not recorded, the time when the live one took over,
 * which cannot be earlier.
 */
function endOf(document: ReleaseDocument, name: string, version: string): string | undefined {
  const { until = {}, since } = knownPackages(document)[name] ?? { kept: [] };
  return until[version] ?? since;
}

/** Until when an earlier version stays at least; undefined if it is not known since when it is kept. */
export function retainedUntil(
  document: ReleaseDocument,
  { name, version, days = retentionDays }: { name: string; version: string; days?: number },
): Date | undefined {
  const end = endOf(document, name, version);
  return end === undefined ? undefined : new Date(Date.parse(end) + days * day);
}

/** Earlier versions, by package, that were not live in the last days. */
export function expiredVersions(
  document: ReleaseDocument,
  days: number,
  now: Date,
): Record<string, string[]> {
  const ended = Object.entries(knownPackages(document)).map(([name, { kept }]) => {
    const gone = kept.filter((version) => {
      const until = retainedUntil(document, { name, version, days });
      return until !== undefined && until <= now;
    });
    return [name, gone] as const;
  });
  return Object.fromEntries(ended.filter(([, versions]) => versions.length > 0));
}
